import { buildSite } from "./build-site.ts";
import { stopCommandsOnSignal } from "./run-command.ts";
import { runTool } from "./run-tool.ts";

stopCommandsOnSignal();
await runTool(() => buildSite());

import { prepareBackend } from "./prepare-backend.ts";
import { runTool } from "./run-tool.ts";

await runTool(prepareBackend);

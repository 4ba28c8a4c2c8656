import { writeFileSync } from "node:fs";
import { renderEnvExample } from "./checks/environment-docs.ts";
import { runTool } from "./run-tool.ts";

/** Writes `.env.example` from the environment schema. */
await runTool(async () => writeFileSync(".env.example", renderEnvExample()));

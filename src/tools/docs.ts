import { readFileSync, writeFileSync } from "node:fs";
import { renderEnvExample, withEnvironmentTable } from "./checks/environment-docs.ts";
import { runTool } from "./run-tool.ts";

/** Writes what the repository's documents repeat from the environment schema. */
await runTool(async () => {
  writeFileSync(".env.example", renderEnvExample());
  writeFileSync("README.md", withEnvironmentTable(readFileSync("README.md", "utf8")));
});

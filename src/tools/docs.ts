import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { renderEnvExample } from "./checks/environment-docs.ts";
import { runRedocly } from "./openapi/run-redocly.ts";
import { runTool, ToolError } from "./run-tool.ts";

const apiPage = ".data/api.html";

/** The contract of both services as a page that needs no network. */
const writeApiPage = async (): Promise<void> => {
  mkdirSync(dirname(apiPage), { recursive: true });
  const { code, output } = await runRedocly("build-docs", ["both"], "--inlineBundle", "--output", apiPage);
  if (code !== 0) throw new ToolError(output);
  console.log(`Written: ${apiPage}`);
};

const writers: Readonly<Record<string, () => Promise<void> | void>> = {
  env: () => writeFileSync(".env.example", renderEnvExample()),
  api: writeApiPage,
};

/** Writes `.env.example` from the environment schema; with `api` the page of the contract. */
await runTool(async () => {
  const [name = "env"] = process.argv.slice(2);
  const write = writers[name];
  if (write === undefined) throw new ToolError("Usage: npm run docs [-- api]");
  await write();
});

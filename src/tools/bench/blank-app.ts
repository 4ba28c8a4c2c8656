import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { nextExecutable } from "../build-site.ts";
import { findFreePort } from "../free-port.ts";
import { runCommand } from "../run-command.ts";
import { ToolError } from "../run-tool.ts";
import { serve } from "./serve.ts";

const files = {
  "package.json": '{ "name": "blank", "private": true, "type": "module" }',
  "next.config.mjs": "export default { productionBrowserSourceMaps: false };",
  // Without one of its own it would be given ours.
  "instrumentation.js": "export const register = () => undefined;",
  "app/layout.js":
    'import { createElement as h } from "react";\nexport default ({ children }) => h("html", { lang: "es" }, h("body", null, children));',
  "app/page.js": 'import { createElement as h } from "react";\nexport default () => h("h1", null, "Blank");',
} as const;

/**
 * A page with nothing on it, built with the same Next and served: what the framework weighs by itself. It lies inside
 * the repository, whose packages it uses.
 */
export const serveBlankApp = async (): Promise<{
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}> => {
  mkdirSync(".data", { recursive: true });
  const folder = mkdtempSync(resolve(".data", "bench-blank-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(resolve(folder, "app"));
  for (const [name, text] of Object.entries(files)) writeFileSync(resolve(folder, name), text);
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await runCommand(process.execPath, [nextExecutable, "build"], {
    cwd: folder,
    env,
  });
  if (code !== 0) {
    remove();
    throw new ToolError(`The blank page could not be built:\n${output}`);
  }
  const port = await findFreePort();
  const server = await serve([nextExecutable, "start", "--port", String(port)], {
    cwd: folder,
    env,
    isReady: `http://localhost:${port}/`,
  });
  return {
    url: `http://localhost:${port}`,
    pid: server.pid,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
};

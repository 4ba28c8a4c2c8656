import { spawn } from "node:child_process";
import { join } from "node:path";
import { findFreePort } from "../free-port.ts";
import { ToolError } from "../run-tool.ts";
import { waitUntilReady } from "../wait-until-ready.ts";
import { auditCrawl } from "./audit-crawl.ts";
import type { AuditOptions } from "./audit-options.ts";
import { auditStates } from "./audit-states.ts";
import type { Findings } from "./findings.ts";

const serve = (port: number) => {
  const program = join("src", "tools", "serve-for-tests.ts");
  return spawn(process.execPath, ["--conditions=react-server", program, "--port", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
};

/** Serves the present build and looks at it: what is looked at on one site that all parts share. */
export const auditSite = async (options: AuditOptions, found: Findings): Promise<void> => {
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const server = serve(port);
  try {
    if (!(await waitUntilReady(site, () => server.exitCode === null)))
      throw new ToolError("The site did not become ready; its message is above.");
    if (options.isWanted("states")) await auditStates(site, options, found);
    if (options.isCrawled) await auditCrawl(site, options, found);
  } finally {
    server.kill("SIGTERM");
  }
};

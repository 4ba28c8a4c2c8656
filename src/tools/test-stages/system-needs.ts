import { existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findChromium, systemChromium, windowlessChromium } from "../chromium.ts";
import { runCommand } from "../run-command.ts";
import { areEnginesWanted, enginePackages } from "./engine-needs.ts";
import { missingOf, type Packages } from "./missing-packages.ts";
import { oneTest, type Stage } from "./stage.ts";

const postgresPrograms = "/usr/lib/postgresql/*/bin/initdb";

/** The browser, and the servers that a site works with or stands behind. */
const testPackages = {
  chromium: systemChromium,
  "chromium-headless-shell": windowlessChromium,
  postgresql: postgresPrograms,
  "redis-server": "/usr/bin/redis-server",
  nginx: "/usr/sbin/nginx",
} as const satisfies Packages;

/** The newest PostgreSQL programs that Debian has installed, or undefined. */
export const findPostgresFolder = (): string | undefined =>
  globSync(postgresPrograms)
    .map((file) => file.slice(0, -"/initdb".length))
    .sort((a, b) => Number(b.split("/")[4]) - Number(a.split("/")[4]))[0];

const installBrowser = async (): Promise<string> => {
  const { code, output } = await runCommand(
    join("node_modules", ".bin", "playwright"),
    ["install", "chromium"],
    { timeoutMs: 15 * 60_000 },
  );
  return code === 0 ? "" : output;
};

/** Debian runs this program to decide whether an installed service is started, too. */
const policyProgram = "/usr/sbin/policy-rc.d";

/** Running tests must not start a web server and two databases on this machine. */
const withoutStarting = async (install: () => Promise<string>): Promise<string> => {
  if (existsSync(policyProgram)) return install();
  writeFileSync(policyProgram, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    return await install();
  } finally {
    rmSync(policyProgram, { force: true });
  }
};

/** Installs packages without starting what they serve; the output of what went wrong, or nothing. */
const installFromDebian = (packages: readonly string[]): Promise<string> =>
  withoutStarting(async () => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const commands = [
      ["apt-get", ["update"]],
      ["apt-get", ["install", "-y", "--no-install-recommends", ...packages]],
    ] as const;
    for (const [command, args] of commands) {
      const { code, output } = await runCommand(command, args, { env, timeoutMs: 15 * 60_000 });
      if (code !== 0) return output;
    }
    return "";
  });

/** Installs the browser and, where Debian offers them, the servers that tests start and the two other engines. */
export const systemStage: Stage = {
  name: "system",
  run: async () => {
    const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;
    if (!isDebianRoot) {
      const report = findChromium() === undefined ? await installBrowser() : "";
      return report === "" ? { passed: 0, failed: 0, report } : oneTest(report);
    }
    const missing = missingOf({ ...testPackages, ...(areEnginesWanted() && enginePackages) });
    const report = missing.length === 0 ? "" : await installFromDebian(missing);
    const note = missing.length === 0 ? "" : `installed ${missing.join(", ")}`;
    return report === "" ? { passed: 0, failed: 0, report, note } : oneTest(report);
  },
};

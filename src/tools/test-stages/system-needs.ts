import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { areEnginesWanted, findMissingEnginePackages } from "./engine-needs.ts";
import { oneTest, type Stage } from "./stage.ts";

const debianChromium = "/usr/bin/chromium";

/** The newest PostgreSQL programs that Debian has installed, or undefined. */
export const findPostgresFolder = (): string | undefined =>
  globSync("/usr/lib/postgresql/*/bin/initdb")
    .map((file) => file.slice(0, -"/initdb".length))
    .sort((a, b) => Number(b.split("/")[4]) - Number(a.split("/")[4]))[0];

const installFromDebian = async (packages: readonly string[]): Promise<string> => {
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
};

const installBrowser = async (): Promise<string> => {
  const { code, output } = await runCommand(
    join("node_modules", ".bin", "playwright"),
    ["install", "chromium"],
    { timeoutMs: 15 * 60_000 },
  );
  return code === 0 ? "" : output;
};

/** Installs the browser and, where Debian offers them, PostgreSQL for the database suite and the two other engines. */
export const systemStage: Stage = {
  name: "system",
  run: async () => {
    const isDebianRoot = existsSync("/etc/debian_version") && process.getuid?.() === 0;
    if (!isDebianRoot) {
      const report = existsSync(debianChromium) ? "" : await installBrowser();
      return report === "" ? { passed: 0, failed: 0, report } : oneTest(report);
    }
    const missing = [
      ...(existsSync(debianChromium) ? [] : ["chromium"]),
      ...(findPostgresFolder() === undefined ? ["postgresql"] : []),
      ...(areEnginesWanted() ? findMissingEnginePackages() : []),
    ];
    const report = missing.length === 0 ? "" : await installFromDebian(missing);
    const note = missing.length === 0 ? "" : `installed ${missing.join(", ")}`;
    return report === "" ? { passed: 0, failed: 0, report, note } : oneTest(report);
  },
};

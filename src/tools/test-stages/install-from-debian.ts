import { existsSync, rmSync, writeFileSync } from "node:fs";
import { runCommand } from "../run-command.ts";

/** Debian asks this program whether what is installed is started, too. */
const policyProgram = "/usr/sbin/policy-rc.d";

/** Nobody who runs tests has asked for a web server and two databases on this machine. */
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
export const installFromDebian = (packages: readonly string[]): Promise<string> =>
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

import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runCommand, stopCommandsOnSignal } from "./run-command.ts";
import { runTool, ToolError } from "./run-tool.ts";

/** Not packages of ours: they bring a hundred others, for one command. */
const licenceChecker = { name: "license-checker-rseidelsohn", version: "5.0.1" } as const;

/** Licences under which a shop may run and pass on what it installs. Another one fails the release until somebody has read it. */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
];

/** Runs npm in a folder. @returns what it printed */
const npm = async (cwd: string, args: readonly string[]): Promise<string> => {
  const { code, output } = await runCommand("npm", ["--loglevel=error", ...args], { cwd });
  if (code !== 0) throw new ToolError(`npm ${args.join(" ")} failed:\n${output}`);
  return output;
};

/**
 * Installs what a release runs with and nothing else. Of a whole installation `npm sbom --omit=dev` leaves out what a
 * package for development needs as well, such as undici.
 */
const installForProduction = async (folder: string): Promise<void> => {
  const manifests = ["package.json", ...globSync("packages/*/package.json")];
  for (const file of ["package-lock.json", ...manifests]) cpSync(file, join(folder, file));
  await npm(folder, ["install", "--no-save", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]);
  // What is not installed is not missing.
  for (const file of manifests) {
    const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(join(folder, file), JSON.stringify(manifest));
  }
};

/**
 * Writes what a release is delivered with into .data/release/: the bill of materials of the packages that it runs with
 * (CycloneDX), and their licences with their texts.
 */
await runTool(async () => {
  stopCommandsOnSignal();
  const { name = "", version } = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, string>;
  const folder = resolve(".data", "release");
  mkdirSync(folder, { recursive: true });
  const bill = join(folder, `${name}-${version}.cdx.json`);
  const licences = join(folder, `${name}-${version}-licences.txt`);
  const parent = mkdtempSync(join(tmpdir(), "volante-release-"));
  // npm names the bill after the folder.
  const installed = join(parent, name);
  try {
    mkdirSync(installed);
    await installForProduction(installed);
    writeFileSync(bill, await npm(installed, ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application"]));
    const { name: checker, version: newest } = licenceChecker;
    const command = ["exec", "--yes", `--package=${checker}@${newest}`, "--", checker];
    const rules = ["--excludePrivatePackages", "--onlyAllow", allowed.join(";")];
    await npm(installed, [...command, ...rules, "--plainVertical", "--out", licences]);
  } finally {
    rmSync(parent, { recursive: true });
  }
  console.log(`Written: ${bill}, ${licences}`);
});

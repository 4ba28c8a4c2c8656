// First step of every npm command. It runs on a fresh clone, so it needs nothing but Node 20 and npm:
// it installs what is missing, finds a Node that runs TypeScript, and hands over to src/tools/<command>.ts.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const modules = join(root, "node_modules");
const lockFile = join(root, "package-lock.json");
const stampFile = join(modules, ".install-stamp");
const oldestForBootstrap = [20, 0];
// As "engines" in package.json says: 22 from here on, and 24 or later. undici needs 22.19, ical-generator leaves 23 out.
const oldestOf22 = [22, 19];
// Tests decide their own environment; everything else reads the .env files beside the code.
const commandsWithoutEnvFiles = new Set(["test", "rehearse"]);

class BootstrapError extends Error {}

/** @param {string} version as `process.version` gives it @param {number[]} oldest major and minor */
export const isAtLeast = (version, [oldestMajor, oldestMinor]) => {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
};

/** Whether a Node of this version runs the site. @param {string} version as `process.version` gives it */
export const runsOn = (version) =>
  isAtLeast(version, [24, 0]) || (/^v?22\./.test(version) && isAtLeast(version, oldestOf22));

export const wantedNode = `Node 22 from ${oldestOf22.join(".")} on, or 24 and later, is needed; this is ${process.version}.`;

/**
 * Whether the installed packages are those of the lock file; optional ones may be missing.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} wanted package-lock.json
 * @param {{ packages: Record<string, { version?: string }> }} installed node_modules/.package-lock.json
 */
export const matchesLock = (wanted, installed) =>
  Object.entries(wanted.packages).every(([path, entry]) => {
    // The site itself and its workspaces.
    if (!path.includes("node_modules/") || entry.link === true) return true;
    const found = installed.packages[path];
    return found === undefined ? entry.optional === true : found.version === entry.version;
  });

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(lockFile))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex");

// Packages that a person installed with npm carry no stamp, but npm's own record of them.
const isInstalled = () => {
  const installedFile = join(modules, ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  return matchesLock(
    JSON.parse(readFileSync(lockFile, "utf8")),
    JSON.parse(readFileSync(installedFile, "utf8")),
  );
};

// The packages' own `node` may be on the path, and must not be the one that replaces it.
const pathWithoutOurNode = () => {
  const entries = (process.env.PATH ?? "").split(delimiter);
  return entries.filter((entry) => !/node_modules[\\/]\.bin[\\/]?$/.test(entry)).join(delimiter);
};

// Not `npm ci`: it refuses a lock file from which a registry has left out packages for other systems. What the lock file
// does hold is installed from it all the same, at its versions and checked by its hashes, and the file stays as it is.
const installArguments = [
  "install",
  "--no-save",
  "--include=dev",
  "--include=optional",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

const install = () => {
  const hash = lockHash();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return;
  if (!isInstalled()) {
    console.log("Installing packages");
    const { error, status } = spawnSync("npm", installArguments, {
      cwd: root,
      env: { ...process.env, PATH: pathWithoutOurNode() },
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (error)
      throw new BootstrapError(`npm could not be started: ${error.message}. Install npm and try again.`);
    if (status !== 0) {
      throw new BootstrapError(
        "Packages could not be installed: npm's message is above. The registry is needed once.",
      );
    }
    if (!isInstalled()) {
      throw new BootstrapError(
        "npm installed other packages than package-lock.json names: are both files of one commit?",
      );
    }
  }
  writeFileSync(stampFile, hash);
};

// The packages bring a Node for Linux on both processors.
const nodePackage = join(modules, `node-linux-${process.arch}`);

/**
 * What is wrong with the Node that a package brings, held against the checksums of nodejs.org that stand beside this file;
 * undefined when nothing is. It is read, never run. docs/operations.md explains how to update it.
 * @param {string} folder of the package
 */
export const findForeignNode = (folder) => {
  const checksums = JSON.parse(
    readFileSync(fileURLToPath(new URL("node-checksums.json", import.meta.url)), "utf8"),
  );
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const known = Object.hasOwn(checksums, version) ? checksums[version] : {};
  const wanted = Object.hasOwn(known, process.arch) ? known[process.arch].binarySha256 : undefined;
  if (wanted === undefined)
    return `src/tools/node-checksums.json has no checksum of Node ${version} for ${process.arch}`;
  const found = createHash("sha256")
    .update(readFileSync(join(folder, "bin", "node")))
    .digest("hex");
  return found === wanted
    ? undefined
    : `it is not the Node ${version} that nodejs.org publishes (SHA-256 ${found})`;
};

const findNode = () => {
  const packaged = join(nodePackage, "bin", "node");
  if (process.platform === "linux" && existsSync(packaged)) {
    const problem = findForeignNode(nodePackage);
    if (problem !== undefined) {
      throw new BootstrapError(
        `${packaged} is not run: ${problem}. Remove node_modules and try again; docs/operations.md, "A newer Node", explains how to update it.`,
      );
    }
    if (spawnSync(packaged, ["--version"]).status === 0) return packaged;
  }
  if (runsOn(process.version)) return process.execPath;
  throw new BootstrapError(
    `${wantedNode} On Linux it comes with the packages (node-linux-${process.arch}); on this system install it from ` +
      "https://nodejs.org and try again.",
  );
};

const findTool = (command) => {
  const tools = readdirSync(join(root, "src", "tools"));
  const known = Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts);
  const file = `${command}.ts`;
  if (command !== undefined && known.includes(command) && tools.includes(file))
    return join("src", "tools", file);
  throw new BootstrapError(`Unknown command: ${command ?? "(none)"}. Commands: ${known.join(", ")}.`);
};

const nodeFlags = (command) => {
  const flags = ["--conditions=react-server", "--disable-warning=ExperimentalWarning"];
  if (!commandsWithoutEnvFiles.has(command)) {
    const files = [".env", ".env.local"].filter((file) => existsSync(join(root, file)));
    flags.push(...files.map((file) => `--env-file=${file}`));
  }
  return flags;
};

// npm hands a signal to the shell between us, which dies of it without passing it on.
const endWithParent = (child) => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 250);
  watch.unref();
};

const runTool = (command, args) => {
  const tool = findTool(command);
  const node = findNode();
  const child = spawn(node, [...nodeFlags(command), tool, ...args], {
    cwd: root,
    env: { ...process.env, PATH: [join(modules, ".bin"), process.env.PATH].join(delimiter) },
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(child);
  child.on("error", (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
};

const main = ([command, ...args]) => {
  try {
    if (!isAtLeast(process.version, oldestForBootstrap)) {
      throw new BootstrapError(
        `Node ${oldestForBootstrap[0]} or later is needed, this is ${process.version}.`,
      );
    }
    findTool(command);
    install();
    runTool(command, args);
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));

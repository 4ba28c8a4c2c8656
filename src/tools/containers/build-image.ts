import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ToolError } from "../run-tool.ts";
import { listContext } from "./list-context.ts";
import { type Instruction, readStages } from "./parse-dockerfile.ts";

/** What an image says of the process that it starts. */
export type ImageSettings = {
  root: string;
  user: string;
  workdir: string;
  env: Record<string, string>;
  command: readonly string[];
  health: readonly string[];
};

export type BuildOptions = Readonly<{
  /** Values of `ARG` and of the secrets that a step may see. */
  args?: Readonly<Record<string, string>>;
  secrets?: Readonly<Record<string, string>>;
  /** Roots of images that are there already, by the name that `FROM` has. */
  images: Readonly<Record<string, string>>;
  /** Where files are copied from that no stage has; the folder of the project unless said. */
  context?: string;
  /** For caches and stages. */
  work: string;
}>;

/** Runs a program as root; its output is shown. */
export const must = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): void => {
  const { status, error } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env });
  if (status !== 0)
    throw new ToolError(`${command} ${args.join(" ").slice(0, 200)}: ${error?.message ?? status}`);
};

const systemPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** Debian's slim image: its essential packages, without manuals. */
export const makeBase = (file: string): void => {
  if (existsSync(file)) return;
  const without = ["man", "doc", "info", "locale"].map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  mkdirSync(dirname(file), { recursive: true });
  must("mmdebstrap", ["--variant=minbase", ...without, "trixie", file, "http://deb.debian.org/debian"]);
};

const unpack = (file: string, root: string): void => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  // The mount points of devices come when a step runs.
  must("tar", ["--extract", "--exclude=./dev/*", `--file=${file}`, `--directory=${root}`]);
};

/** Mounts what a step sees of the machine, in a namespace of its own, and runs it as a shell in the root. */
const runStep = (
  root: string,
  { env, workdir }: ImageSettings,
  { value, flags }: Instruction,
  options: BuildOptions,
): void => {
  const mounts = flags.flatMap((flag) => {
    const fields = Object.fromEntries(
      flag
        .replace(/^mount=/, "")
        .split(",")
        .map((field) => field.split("=") as [string, string]),
    );
    return [fields];
  });
  const seen = { ...env };
  let binds = "";
  // A proxy between here and the registry may sign by itself.
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  if (authority !== undefined) {
    seen.NODE_EXTRA_CA_CERTS = "/run/authority.pem";
    binds += `mount -t tmpfs tmpfs ${root}/run && cp ${authority} ${root}/run/authority.pem\n`;
  }
  for (const { type, target = "", id = "", env: variable = "" } of mounts) {
    if (type === "secret") seen[variable] = options.secrets?.[id] ?? "";
    if (type !== "cache") continue;
    const cache = resolve(options.work, "cache", target.replaceAll("/", "_"));
    for (const folder of [cache, root + target]) mkdirSync(folder, { recursive: true });
    binds += `mount --bind ${cache} ${root}${target}\n`;
  }
  const script = `set -e
    mount --bind ${root} ${root}
    mount -t proc proc ${root}/proc
    mount --rbind /dev ${root}/dev
    cat /etc/resolv.conf > ${root}/etc/resolv.conf
    ${binds}exec chroot ${root} env -i "PATH=${systemPath}" HOME=/root DEBIAN_FRONTEND=noninteractive "$@"`;
  const variables = Object.entries(seen).map(([name, text]) => `${name}=${text}`);
  const step = ["/bin/sh", "-c", `cd ${workdir} && ${value}`];
  must("unshare", [
    "--mount",
    "--pid",
    "--fork",
    "--kill-child",
    "sh",
    "-c",
    script,
    "step",
    ...variables,
    ...step,
  ]);
};

/** A program in exec form, or as a line for the shell. */
const commandOf = (value: string): readonly string[] =>
  value.startsWith("[") ? (JSON.parse(value) as string[]) : ["/bin/sh", "-c", value];

const copy = (
  root: string,
  { workdir }: ImageSettings,
  { value, flags }: Instruction,
  folderOf: (name?: string) => string,
): void => {
  const paths = value.split(/\s+/);
  const target = resolve(root + workdir, (paths.at(-1) ?? "").replace(/^\//, `${root}/`));
  const stage = flags.find((flag) => flag.startsWith("from="))?.slice(5);
  if (stage === undefined && value === ". .")
    for (const file of listContext()) cpSync(file, join(target, file), { preserveTimestamps: true });
  else
    for (const path of paths.slice(0, -1)) {
      const source = join(folderOf(stage), path);
      mkdirSync(statSync(source).isDirectory() ? target : dirname(target), { recursive: true });
      must("cp", ["--archive", "--no-target-directory", source, target]);
    }
};

/**
 * Does what an engine does with a Dockerfile, step by step, each `RUN` in a root of its own; only the last stage stays.
 * Needs root's rights.
 */
export const buildImage = (file: string, name: string, options: BuildOptions): ImageSettings => {
  const built: Record<string, string> = { ...options.images };
  const stages = readStages(file, options.args);
  let settings: ImageSettings | undefined;
  for (const [index, { from, name: own, instructions }] of stages.entries()) {
    const isLast = index === stages.length - 1;
    const root = join(options.work, "roots", isLast ? name : `${name}-${own ?? index}`);
    const source = built[from];
    if (source === undefined) throw new ToolError(`${file}: there is no image ${from} here`);
    if (source.endsWith(".tar")) unpack(source, root);
    else {
      rmSync(root, { recursive: true, force: true });
      must("cp", ["--archive", source, root]);
    }
    const present: ImageSettings = { root, user: "root", workdir: "/", env: {}, command: [], health: [] };
    const folderOf = (stage?: string) =>
      stage === undefined ? (options.context ?? ".") : (built[stage] ?? "");
    for (const instruction of instructions) {
      const { name: kind, value } = instruction;
      if (kind !== "ENV") console.log(`${name} ${own ?? ""} ${kind} ${value.slice(0, 100)}`);
      if (kind === "RUN") runStep(root, present, instruction, options);
      else if (kind === "COPY") copy(root, present, instruction, folderOf);
      else if (kind === "WORKDIR") {
        present.workdir = value;
        mkdirSync(root + value, { recursive: true });
      } else if (kind === "ENV")
        Object.assign(present.env, Object.fromEntries(value.split(/\s+/).map((each) => each.split("="))));
      else if (kind === "USER") present.user = value;
      else if (kind === "CMD") present.command = commandOf(value);
      else if (kind === "HEALTHCHECK") present.health = commandOf(value.replace(/^CMD /, ""));
      else if (!["EXPOSE", "VOLUME", "STOPSIGNAL"].includes(kind))
        throw new ToolError(`${file}: ${kind} is not rehearsed`);
    }
    if (own !== undefined) built[own] = root;
    settings = present;
  }
  if (settings === undefined) throw new ToolError(`${file} has no stage`);
  return settings;
};

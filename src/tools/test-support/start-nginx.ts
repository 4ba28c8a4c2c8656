import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What operators are told to write, with this machine's places in it. */
const shownSettings = (home: string, port: number, site: string): string => {
  const page = readFileSync(join("docs", "operations.md"), "utf8");
  const [, shown = ""] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
  const exchanged = [
    ["/var/cache/nginx/volante", join(home, "cache")],
    ["listen 443 ssl;", `listen 127.0.0.1:${port};`],
    ["www.example.com", "localhost"],
    ["http://127.0.0.1:3000", site],
  ] as const;
  return exchanged.reduce((text, [told, here]) => {
    if (!text.includes(told)) throw new Error(`docs/operations.md shows no "${told}" for nginx any more`);
    return text.replace(told, here);
  }, shown);
};

/** All else is as nginx comes, the sizes of its buffers above all. */
const settingsFor = (home: string, port: number, site: string): string =>
  [
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    `pid ${home}/pid;`,
    "error_log stderr;",
    "events {}",
    "http {",
    "access_log off;",
    ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${home}/${name};`,
    ),
    shownSettings(home, port, site),
    "}",
  ].join("\n");

/**
 * Starts nginx in front of a site, set up as docs/operations.md shows it.
 * @param port that it listens on, on this machine
 * @param site address of the site behind it
 */
export const startNginx = async (port: number, site: string) => {
  const home = mkdtempSync(join(tmpdir(), "volante-nginx-"));
  const file = join(home, "nginx.conf");
  writeFileSync(file, settingsFor(home, port, site));
  const server = spawn("nginx", ["-p", home, "-c", file, "-e", "stderr"], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  let hasEnded = false;
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  server.once("error", () => {
    hasEnded = true;
    output = "nginx cannot be started: install Debian's nginx";
  });
  server.once("exit", () => {
    hasEnded = true;
  });
  const url = `http://localhost:${port}`;
  const kill = () => server.kill("SIGTERM");
  process.once("exit", kill);
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))) {
    if (hasEnded) throw new Error(output);
    await pause(50);
  }
  return {
    url,
    /** What it has written of errors so far. */
    output: () => output,
    close: async () => {
      process.off("exit", kill);
      const gone = once(server, "exit");
      if (!hasEnded && kill()) await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
};

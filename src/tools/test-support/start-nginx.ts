import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** What stands behind nginx, as `127.0.0.1:3000`. */
export type Behind = Readonly<{
  storefronts: readonly [string, string?];
  /** Where the services run apart. */
  services?: readonly [string, string?];
}>;

const twice = ([first, second = first]: readonly [string, string?]): readonly [string, string] => [
  first,
  second,
];

/** Where its plain port is, in that folder. */
const plainSocket = (home: string): string => join(home, "plain.sock");

/** What operators are given, with this machine's places in it. */
const givenSettings = (home: string, listen: string, behind: Behind): string => {
  const file = join("deploy", "nginx.conf");
  const [firstSite, secondSite] = twice(behind.storefronts);
  const [firstServices, secondServices] = twice(behind.services ?? behind.storefronts);
  const exchanged = [
    ["/var/cache/nginx/volante", join(home, "cache")],
    ["listen 8080 default_server;", `listen unix:${plainSocket(home)} default_server;`],
    ["listen 8080;", `listen unix:${plainSocket(home)};`],
    [
      "listen 8443 ssl default_server;\n  listen 8443 quic reuseport default_server;\n  ssl_reject_handshake on;",
      `listen ${listen} default_server;\n  return 444;`,
    ],
    // Without TLS, and with the nginx of an older Debian: HTTP/1.1 alone (`npm run rehearse -- containers` has the others).
    ["listen 8443 ssl;\n  listen 8443 quic;\n  http2 on;", `listen ${listen};`],
    ["server_name www.example.com;", "server_name localhost 127.0.0.1;"],
    ["ssl_certificate /etc/nginx/tls/fullchain.pem;", ""],
    ["ssl_certificate_key /etc/nginx/tls/privkey.pem;", ""],
    ["storefront-1:3000", firstSite],
    ["storefront-2:3000", secondSite],
    ["services-1:4000", firstServices],
    ["services-2:4000", secondServices],
  ] as const;
  return exchanged.reduce(
    (text, [given, here]) => {
      if (!text.includes(given)) throw new Error(`${file} has no "${given}" any more`);
      return text.replaceAll(given, here);
    },
    readFileSync(file, "utf8"),
  );
};

/**
 * The whole of nginx's settings around deploy/nginx.conf; all else is as nginx comes, the sizes of its buffers above all.
 * @param home folder for everything that it writes
 * @param listen address that it listens on
 */
export const nginxSettings = (home: string, listen: string, behind: Behind): string =>
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
    givenSettings(home, listen, behind),
    "}",
  ].join("\n");

/**
 * Starts nginx in front of sites, set up by deploy/nginx.conf.
 * @param port that it listens on, on this machine
 */
export const startNginx = async (port: number, behind: Behind) => {
  const home = mkdtempSync(join(tmpdir(), "volante-nginx-"));
  const file = join(home, "nginx.conf");
  writeFileSync(file, nginxSettings(home, `127.0.0.1:${port}`, behind));
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
    plainSocket: plainSocket(home),
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

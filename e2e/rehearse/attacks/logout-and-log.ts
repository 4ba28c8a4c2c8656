import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "#tools/test-support/paths.ts";
import type { Attack } from "./attack.ts";
import { each, send, sendRaw } from "./send.ts";

const publicSite = "https://volante.example";
const forged = '{"level":"fatal","msg":"forged4711"}';
const personal = /canario@example|canario%40example|612345678|4242424242424242|12345678[zZ]/;

/** Attempts to write a line of their own into the log, or personal data. */
const texts = [
  `%0a${encodeURIComponent(forged)}`,
  `%0d%0a${encodeURIComponent(forged)}%0d%0a`,
  `%E2%80%A8${encodeURIComponent(forged)}`,
  "%1b%5b2J%1b%5b31mforged4711",
  "ana.canario%40example.com",
  "ana.canario%2540example.com",
  "612345678",
  "4242424242424242",
  "12345678z",
] as const;

const places: readonly ((text: string) => string)[] = [
  (text) => `/${text}/`,
  (text) => `${paths.list.es}${text}`,
  (text) => `/coches-ocasion/${text}-12345678/`,
  (text) => `${paths.list.es}?brand=${text}`,
  (text) => `${paths.list.es}?text=${text}`,
  (text) => `/comparar/?vin=${text}`,
  (text) => `/_next/image?url=%2Fpictures%2F${text}.jpg&w=640&q=60`,
  (text) => `/_next/image?url=https%3A%2F%2F127.0.0.1%2F${text}&w=640&q=60`,
  (text) => `/_next/data/${text}/index.json`,
  (text) => `/_next/static/${text}.js`,
  (text) => `/api/finance/${text}/pdf?deposit=${text}`,
  (text) => `/api/services/${text}`,
  (text) => `/pictures/${text}.webp`,
  (text) => `/sitemaps/${text}.xml`,
  (text) => `/%E0%A4%A/${text}`,
];

const faultOfLine = (line: string): string | undefined => {
  try {
    const { msg } = JSON.parse(line) as { msg?: unknown };
    if (typeof msg === "string" && msg.startsWith("forged4711"))
      return `is a forged line: ${line.slice(0, 100)}`;
  } catch {
    return `is no JSON: ${line.slice(0, 100)}`;
  }
  const leak = personal.exec(line)?.[0];
  return leak === undefined ? undefined : `holds ${leak}: ${line.slice(0, 100)}`;
};

/** A logout redirects within the site; no request writes lines of its own into the log, or personal data. */
export const logoutAndLog: Attack = {
  name: "logout-and-log",
  seconds: 120,
  run: async ({ open }, tally) => {
    const site = await open({ SITE_URL: publicSite, SESSION_SECRET: randomBytes(48).toString("base64url") });
    const startLines = site.output().length;
    const proxies: readonly Readonly<Record<string, string>>[] = [{}, { "x-forwarded-proto": "https" }];
    for (const headers of proxies) {
      const answer = await send(site.url, "/api/session/logout", {
        method: "POST",
        headers: { ...headers, host: "volante.example", origin: publicSite },
      });
      const target = new URL(answer.headers.location ?? "", publicSite).origin;
      tally.record("/api/session/logout", target === publicSite ? undefined : `sends visitors to ${target}`);
    }
    for (const origin of [
      "https://evil.example",
      "null",
      "http://volante.example",
      "https://volante.example.evil",
    ]) {
      const { status } = await send(site.url, "/api/session/logout", { method: "POST", headers: { origin } });
      tally.record("/api/session/logout", status === 403 ? undefined : `${status} for a form from ${origin}`);
    }
    const addresses = places.flatMap((place) => texts.map(place));
    await each(addresses, 4, async (path) => {
      const { status } = await send(site.url, path, {
        headers: { referer: `http://x/${forged}`, "user-agent": forged, "x-request-id": forged },
      });
      tally.record(path, status >= 500 ? `is answered ${status}` : undefined);
    });
    const report = JSON.stringify({
      message: `a\n${forged}`,
      path: "/ana.canario@example.com",
    });
    await send(site.url, "/api/client-error", {
      method: "POST",
      headers: { origin: publicSite },
      body: report,
    });
    await sendRaw(site.url, `GET / HTTP/1.1\r\nHost: x\r\nX: a\n${forged}\r\nConnection: close\r\n\r\n`);
    await pause(500);
    const lines = site.output().slice(startLines).split("\n").filter(Boolean);
    for (const line of lines) tally.record("a line of the log", faultOfLine(line));
  },
};

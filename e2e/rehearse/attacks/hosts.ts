import { paths } from "#tools/test-support/paths.ts";
import type { Attack } from "./attack.ts";
import { type Answer, each, send, sendRaw } from "./send.ts";

const evil = "evil.example";

const disguises: readonly Readonly<Record<string, string>>[] = [
  { host: evil },
  { host: `${evil}:80` },
  { host: `localhost@${evil}` },
  { host: `${evil}/x?` },
  { host: "" },
  { "x-forwarded-host": evil },
  { "x-forwarded-host": evil, "x-forwarded-proto": "https" },
  { host: evil, "x-forwarded-host": evil, "x-forwarded-proto": "javascript" },
  { "x-forwarded-port": "4711", "x-forwarded-host": evil },
  { forwarded: `for=1.2.3.4;host=${evil};proto=https` },
  { "x-host": evil, "x-forwarded-server": evil, "x-original-host": evil },
  { origin: `http://${evil}`, host: evil },
];

const addresses = [
  paths.home.es,
  paths.list.pt,
  paths.article.es,
  paths.missing.pt,
  "/homepage",
  "/listado-coches-segunda-mano",
  "/?action=x",
  "/personal/reserva/",
  "/es/comparar/",
  "/robots.txt",
  "/sitemap.xml",
  "/blog/rss.xml",
  "/manifest.webmanifest",
  "/comparar/",
  "/acceso/",
] as const;

const faultOf = ({ status, headers, body }: Answer, what: string): string | undefined => {
  if (status >= 500) return `${what} is answered ${status}`;
  const location = headers.location ?? "";
  if (location.includes(evil)) return `${what} sends visitors to ${location}`;
  if (JSON.stringify(headers).includes(evil)) return `${what} is in a header`;
  return body.includes(evil) ? `${what} is in the body` : undefined;
};

/** An invented host stands in no answer, and not in the answer that the next visitor gets either. */
export const hosts: Attack = {
  name: "hosts",
  seconds: 120,
  run: async ({ open }, tally) => {
    const { url } = await open({ TRUSTED_PROXIES: "" });
    for (const path of addresses) {
      await each(disguises, 4, async (headers) => {
        tally.record(path, faultOf(await send(url, path, { headers }), JSON.stringify(headers)));
      });
      tally.record(path, faultOf(await send(url, path), "an earlier visitor's host"));
      const target = `GET http://${evil}${path} HTTP/1.1\r\nHost: ${evil}\r\nConnection: close\r\n\r\n`;
      tally.record(path, faultOf(await sendRaw(url, target), "a whole address as target"));
      // A form from a page of that host is no form of ours.
      const form = { origin: `http://${evil}`, "x-forwarded-host": evil };
      const { status } = await send(url, path, { method: "POST", headers: form, body: "a=1" });
      tally.record(path, status < 400 ? `takes a form of ${evil}, ${status}` : undefined);
    }
  },
};

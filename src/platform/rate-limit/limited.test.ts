import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { peerHeader } from "./client-address.ts";
import { limited } from "./limited.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

const from = (address: string) => new Request("http://site/", { headers: { [peerHeader]: address } });

test("beyond its limit a route answers 429 with Retry-After and reads nothing; other addresses go on", async () => {
  let answered = 0;
  const route = limited("clientError", async () => Response.json({ answered: ++answered }));
  const { points, seconds } = rateLimits.clientError;
  for (let count = 0; count < points; count++) expect((await route(from("198.51.100.1"))).status).toBe(200);
  const refused = await route(from("198.51.100.1"));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(seconds);
  expect(refused.headers.get("cache-control")).toBe("private, no-store");
  expect(await refused.json()).toEqual({ error: { code: "rate-limited" } });
  expect(answered).toBe(points);
  expect((await route(from("198.51.100.2"))).status).toBe(200);
});

test("a route may say it in words, with their type", async () => {
  const say = (_: Request, seconds: number) =>
    new Response(`Wait ${seconds} s`, { headers: { "content-type": "text/plain" } });
  const route = limited("financePdf", async () => new Response("file"), say);
  for (let count = 0; count < rateLimits.financePdf.points; count++) await route(from("198.51.100.3"));
  const refused = await route(from("198.51.100.3"));
  expect(refused.status).toBe(429);
  expect(refused.headers.get("content-type")).toBe("text/plain");
  expect(await refused.text()).toMatch(/^Wait \d+ s$/);
});

/** Routes that cause no work, and those of the services, which have a limit each (`mount-public.test.ts`). */
const unlimited: ReadonlySet<string> = new Set([
  "src/app/api/consent/route.ts",
  "src/app/api/pre-check/route.ts",
  "src/app/api/services/[...path]/route.ts",
  "src/app/api/session/logout/route.ts",
  "src/app/api/session/reset/route.ts",
]);

test("every route under /api takes a permit, by a limit that is its own", () => {
  const routes = globSync("src/app/api/**/route.ts").filter((file) => !unlimited.has(file));
  expect(routes.length).toBeGreaterThan(4);
  const names = routes.map((file) => [file, /limited\("(\w+)"/.exec(readFileSync(file, "utf8"))?.[1]]);
  for (const [file, name] of names) expect(Object.keys(rateLimits), file).toContain(name);
  expect(new Set(names.map(([, name]) => name as RateLimitName)).size).toBe(routes.length);
});

test.each(Object.entries(rateLimits))(
  "the operations page tells the number of %s",
  (name, { points, seconds }) => {
    const page = readFileSync("docs/operations.md", "utf8");
    const row = page.split("\n").find((line) => line.startsWith(`| \`${name}\``));
    const within = seconds === 60 ? "" : ` in ${seconds / 60} min`;
    expect(row?.split("|")[2]?.trim()).toBe(`${points}${within}`);
  },
);

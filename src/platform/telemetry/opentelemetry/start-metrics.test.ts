import { beforeAll, expect, test, vi } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { scrapeMetrics } from "#tools/test-support/scrape-metrics.ts";
import { count, observe, readGaugeBy } from "../metrics.ts";
import { startMetrics } from "./start-metrics.ts";

const error = vi.hoisted(() => vi.fn());
vi.mock("../../log.ts", () => ({ log: () => ({ warn: vi.fn(), error }) }));

let url: string;
beforeAll(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  count("volante_page_cache_lookups", { tier: "stored", outcome: "hit" });
  await startMetrics({ service: "volante", host: "127.0.0.1", port });
});

const call = 'endpoint="page",outcome="ok"';

test("what is counted and observed can be read, from when it is asked for", async () => {
  count("volante_page_cache_lookups", { tier: "stored", outcome: "miss" });
  count("volante_page_cache_lookups", { tier: "stored", outcome: "miss" });
  observe("volante_call_duration_seconds", 0.02, { endpoint: "page", outcome: "ok" });
  observe("volante_call_duration_seconds", 0.2, { endpoint: "page", outcome: "ok" });
  const lines = await scrapeMetrics(url);
  expect(lines.get('volante_page_cache_lookups_total{tier="stored",outcome="miss"}')).toBe(2);
  expect(lines.get('volante_page_cache_lookups_total{tier="stored",outcome="hit"}')).toBeUndefined();
  expect(lines.get(`volante_call_duration_seconds_count{${call}}`)).toBe(2);
  expect(lines.get(`volante_call_duration_seconds_sum{${call}}`)).toBeCloseTo(0.22);
  expect(lines.get(`volante_call_duration_seconds_bucket{${call},le="0.025"}`)).toBe(1);
});

test("nothing else is answered", async () => {
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: "POST", body: "a" })).status).toBe(404);
});

test("a gauge is read when it is asked for, and one that hangs or fails holds up no others", async () => {
  const forgetHanging = readGaugeBy("volante_jobs", () => new Promise(() => undefined));
  readGaugeBy("volante_mails", async () => Promise.reject(new Error("no database")));
  const read = vi.fn(async () => [{ labels: { endpoint: "page" }, value: 2 }]);
  readGaugeBy("volante_breaker_state", read);
  expect(read).not.toHaveBeenCalled();
  const start = performance.now();
  const lines = await scrapeMetrics(url);
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(lines.get('volante_breaker_state{endpoint="page"}')).toBe(2);
  expect([...lines.keys()].filter((name) => /^volante_(jobs|mails)/.test(name))).toEqual([]);
  forgetHanging();
  await scrapeMetrics(url);
  // A repeated request within the interval returns the same reading, unless the reader is synchronous.
  expect(read).toHaveBeenCalledTimes(1);
  const now = vi.fn(() => [{ labels: { endpoint: "page" }, value: 0 }]);
  const forget = readGaugeBy("volante_breaker_state", now);
  await scrapeMetrics(url);
  expect((await scrapeMetrics(url)).get('volante_breaker_state{endpoint="page"}')).toBe(0);
  expect(now).toHaveBeenCalledTimes(2);
  forget();
  expect((await scrapeMetrics(url)).has('volante_breaker_state{endpoint="page"}')).toBe(false);
});

test("a port that is taken is an error in the log, and nothing fails with it", async () => {
  await startMetrics({ service: "volante", host: "127.0.0.1", port: Number(new URL(url).port) });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ port: Number(new URL(url).port) }),
    "Metrics are unavailable on METRICS_PORT",
  );
});

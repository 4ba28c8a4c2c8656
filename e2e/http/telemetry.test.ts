import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { paths } from "#tools/test-support/paths.ts";
import { scrapeMetrics } from "#tools/test-support/scrape-metrics.ts";
import { siteDatabaseUrl } from "#tools/test-support/site-database.ts";
import { ancestry, startCollector } from "#tools/test-support/start-collector.ts";
import { startServices } from "#tools/test-support/start-services.ts";
import { startSite } from "#tools/test-support/start-site.ts";
import { send } from "../rehearse/attacks/send.ts";
import { withAll } from "../support/tiers.ts";

const canary = "QCANARY-ana.canario";
const metrics = { site: "", services: "" };
let collector: Awaited<ReturnType<typeof startCollector>>;
let services: Awaited<ReturnType<typeof startServices>>;
let site: Awaited<ReturnType<typeof startSite>>;

let hasEnded = false;
/** Exports what both processes have not exported yet, once. */
const end = async () => {
  if (hasEnded) return;
  hasEnded = true;
  await services?.close();
  await site?.close();
};

describe("a site and its services with a collector", withAll, () => {
  beforeAll(async () => {
    collector = await startCollector();
    const [sitePort, servicesPort] = [await findFreePort(), await findFreePort()];
    Object.assign(metrics, {
      site: `http://127.0.0.1:${sitePort}`,
      services: `http://127.0.0.1:${servicesPort}`,
    });
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    services = await startServices({
      ...traced,
      DATABASE_URL: siteDatabaseUrl(),
      METRICS_PORT: String(servicesPort),
    });
    site = await startSite({
      ...traced,
      DATA_SERVICE_URL: services.url,
      CONTENT_SERVICE_URL: services.url,
      METRICS_PORT: String(sitePort),
    });
  }, 120_000);

  afterAll(async () => {
    await end();
    collector?.close();
  });

  const lookups = async () => {
    const lines = await scrapeMetrics(metrics.site);
    const count = (tier: string, outcome: string) =>
      lines.get(`volante_page_cache_lookups_total{tier="${tier}",outcome="${outcome}"}`) ?? 0;
    return {
      misses: count("disk", "miss"),
      hits: count("ready", "hit") + count("memory", "hit") + count("disk", "hit"),
    };
  };

  test("what is asked and what it cost is counted: a miss with its calls, then a hit without", async () => {
    const path = `${paths.faq.es}?utm_content=${canary}`;
    const before = await lookups();
    expect((await send(site.url, path)).status).toBe(200);
    const missed = await lookups();
    expect(missed).toEqual({ misses: before.misses + 1, hits: before.hits });
    // What was rendered while a service was slow is not cached: then the next visit is a miss as well.
    await expect
      .poll(async () => (await send(site.url, path)).status === 200 && (await lookups()).hits, {
        timeout: 15_000,
      })
      .toBe(missed.hits + 1);

    const lines = await scrapeMetrics(metrics.site);
    const call = 'endpoint="page",outcome="ok"';
    expect(lines.get(`volante_call_duration_seconds_count{${call}}`)).toBeGreaterThan(0);
    expect(lines.get(`volante_call_duration_seconds_bucket{${call},le="+Inf"}`)).toBeGreaterThan(0);
    expect(lines.get('volante_breaker_state{endpoint="page"}')).toBe(0);
    expect([...lines.keys()].join("\n")).not.toContain("CANARY");
  });

  test("the services' process tells of its queues", async () => {
    const lines = await scrapeMetrics(metrics.services);
    expect(lines.get('volante_jobs{queue="send-mail",state="failed"}')).toBeGreaterThanOrEqual(0);
    expect(lines.get('volante_mails{state="queued"}')).toBeGreaterThanOrEqual(0);
  });

  test("a request is one trace through both processes, whole when they end, and tells nothing of its visitor", async () => {
    // The site trusts this machine as its proxy, which may have started the trace.
    const trace = "ab".repeat(16);
    const { headers } = await send(site.url, `${paths.faq.pt}?t=${canary}`, {
      headers: { traceparent: `00-${trace}-${"cd".repeat(8)}-01` },
    });
    await end();

    const spans = collector.spans().filter(({ traceId }) => traceId === trace);
    const root = spans.find(({ attributes }) => attributes["request.id"] === headers["x-request-id"]);
    expect(root).toMatchObject({ name: "request", service: "volante", parentSpanId: "cd".repeat(8) });
    const upwards = (name: string) =>
      ancestry(
        spans,
        spans.find((span) => span.name === name),
      );
    expect(upwards("pipeline").at(-1)).toEqual(root);
    expect(upwards("page cache").at(-1)).toEqual(root);
    const path = upwards("database");
    expect(path.slice(0, 4).map(({ name, service }) => `${service}: ${name}`)).toEqual([
      "volante-services: database",
      "volante-services: service",
      "volante-services: request",
      "volante: call",
    ]);
    expect(path.at(-1)).toEqual(root);
    // Requests for metrics or health are not visits: each of these traces has its answer's name.
    const roots = collector
      .spans()
      .filter(({ name, service }) => name === "request" && service === "volante");
    expect(roots.filter(({ attributes }) => attributes["request.id"] === undefined)).toEqual([]);
    expect(collector.bodies.join("\n")).not.toMatch(/CANARY|canario/);
  });
});

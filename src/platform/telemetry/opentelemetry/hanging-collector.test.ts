import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { startCollector } from "#tools/test-support/start-collector.ts";
import { inTrace } from "../spans.ts";
import { startTraces } from "./start-traces.ts";

const warn = vi.hoisted(() => vi.fn());
vi.mock("../../log.ts", () => ({ log: () => ({ warn, error: warn }) }));

let collector: Awaited<ReturnType<typeof startCollector>>;
afterEach(() => collector.close());

const made = 5_000;

test("a collector that hangs costs nobody time, keeps few spans, says so once, and holds up no end", async () => {
  collector = await startCollector({ hangs: true });
  const { sendLast } = startTraces({
    endpoint: collector.url,
    share: 1,
    service: "volante",
    takesTrace: () => false,
  });
  const start = performance.now();
  for (let index = 0; index < made; index += 1) inTrace("job", { index }, () => undefined);
  expect(performance.now() - start).toBeLessThan(2_000);
  await vi.waitFor(() => expect(collector.bodies.length).toBeGreaterThan(0), 5_000);
  await pause(100);
  // One batch under way, whatever waits behind it.
  expect(collector.bodies).toHaveLength(1);
  const ending = performance.now();
  await sendLast();
  expect(performance.now() - ending).toBeLessThan(4_500);
  await pause(200);
  expect(collector.spans().length).toBeLessThanOrEqual(2_048 + 512);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), 8_000);
  await pause(300);
  expect(warn).toHaveBeenCalledTimes(1);
});

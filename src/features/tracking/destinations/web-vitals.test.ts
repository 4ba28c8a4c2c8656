import { expect, test, vi } from "vitest";

const { observers } = vi.hoisted(() => ({ observers: [] as ((metric: object) => void)[] }));
vi.mock("web-vitals", () => {
  const observe = (report: (metric: object) => void) => void observers.push(report);
  return { onCLS: observe, onFCP: observe, onINP: observe, onLCP: observe, onTTFB: observe };
});

test("a visit of the share is measured once, and each value is sent when it is final", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("navigator", { sendBeacon: (...values: unknown[]) => void sent.push(values) });
  const event = { event: "pageView", type: 1, path: "/", data: {} } as const;
  const { destination: left } = await import("./web-vitals.ts");
  left.send(event, ["0"]);
  expect(observers).toEqual([]);
  vi.resetModules();
  const { destination } = await import("./web-vitals.ts");
  destination.send(event, ["1"]);
  destination.send(event, ["1"]);
  expect(observers).toHaveLength(5);
  observers[0]?.({ name: "CLS", value: 0.01, id: "x" });
  expect(sent).toEqual([["/api/web-vitals", '{"name":"CLS","value":0.01}']]);
});

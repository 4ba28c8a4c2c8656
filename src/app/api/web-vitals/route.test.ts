import { beforeEach, expect, test, vi } from "vitest";
import { telemetry } from "#platform/telemetry/telemetry.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { POST } from "./route.ts";

const observed: unknown[] = [];
/** Says which part of the visits is measured. */
const share = (part: string) => {
  forgetProcess();
  vi.stubEnv("WEB_VITALS_SHARE", part);
  telemetry().metering = { count: () => undefined, observe: (...values) => void observed.push(values) };
};

beforeEach(() => {
  observed.length = 0;
  return forgetProcess;
});

const send = async (body: string) => {
  const headers = { "x-connection-address": "198.51.100.7" };
  return (await POST(new Request("http://site.test/api/web-vitals", { method: "POST", headers, body })))
    .status;
};

test("what browsers measure is observed in seconds, and shifts as they are, where it is asked for", async () => {
  share("");
  const lcp = JSON.stringify({ name: "LCP", value: 1234 });
  expect(await send(lcp)).toBe(204);
  expect(observed).toEqual([]);
  share("0.5");
  expect(await send(lcp)).toBe(204);
  expect(await send(JSON.stringify({ name: "CLS", value: 0.02 }))).toBe(204);
  expect(observed).toEqual([
    ["volante_web_vital_seconds", 1.234, { vital: "lcp" }],
    ["volante_layout_shift", 0.02, {}],
  ]);
});

test.each([
  ["no JSON", "x"],
  ["an unknown name", JSON.stringify({ name: "XYZ", value: 1 })],
  ["a negative value", JSON.stringify({ name: "LCP", value: -1 })],
  ["more than a minute", JSON.stringify({ name: "INP", value: 60_001 })],
  ["more than 200 characters", `${JSON.stringify({ name: "CLS", value: 0 })}${" ".repeat(200)}`],
])("%s is refused and not observed", async (_, body) => {
  share("1");
  expect(await send(body)).toBe(400);
  expect(observed).toEqual([]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "#platform/log.ts";
import { POST } from "./route.ts";

let written: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  written = vi.spyOn(log(), "error").mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

let address = 0;
/** Each report comes from an address of its own. */
const report = (body: string) => {
  address += 1;
  const headers = { "x-connection-address": `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}` };
  return POST(new Request("http://site.test/api/client-error", { method: "POST", headers, body }));
};
const failure = JSON.stringify({ message: "x is undefined", path: "/" });

test("the log takes sixty reports a minute from whomever, and every sender hears the same", async () => {
  for (let count = 0; count < 70; count += 1) expect((await report(failure)).status).toBe(204);
  expect(written).toHaveBeenCalledTimes(60);
  vi.advanceTimersByTime(60_000);
  await report(failure);
  expect(written).toHaveBeenCalledTimes(61);
});

test.each([
  ["no JSON", "x"],
  ["a long message", JSON.stringify({ message: "x".repeat(501), path: "/" })],
  ["a long path", JSON.stringify({ message: "x", path: "/".repeat(301) })],
  ["more than 2,000 characters", `${failure}${" ".repeat(2_000)}`],
])("%s is refused and not logged", async (_, body) => {
  expect((await report(body)).status).toBe(400);
  expect(written).not.toHaveBeenCalled();
});

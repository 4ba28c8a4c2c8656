import { expect, test } from "vitest";
import { refuse } from "./refuse.ts";

test("a refusal says what is wrong with which field, and nobody keeps it", async () => {
  const refusal = refuse({ kind: "invalid", message: "At most 60", field: "vins" });
  expect(refusal.status).toBe(400);
  expect(refusal.headers.get("cache-control")).toBe("private, no-store");
  expect(await refusal.json()).toEqual({ error: { code: "invalid", message: "At most 60", field: "vins" } });
});

test.each(["timeout", "unreachable", "server", "contract"] as const)(
  "of a service's %s nothing is told but that it is not available",
  async (kind) => {
    const refusal = refuse({ kind, message: "10.0.0.7 refused", field: "host" });
    expect(refusal.status).toBe(503);
    expect(await refusal.json()).toEqual({ error: { code: "unavailable" } });
  },
);

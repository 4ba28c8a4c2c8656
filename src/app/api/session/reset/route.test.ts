import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";

const jar = new Map<string, { value: string }>();
vi.mock("next/headers", () => ({ cookies: async () => ({ get: (name: string) => jar.get(name) }) }));

beforeEach(() => {
  forgetProcess();
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  jar.clear();
});

test.each([
  [{ tokenAt: 1, sessionId: "s", name: "Ana" }, ["volante", "volante-known"]],
  [{ token: "t", tokenAt: 1, sessionId: "s" }, []],
  [{ sessionId: "s" }, []],
])("of %o is reset: %j", async (session, names) => {
  const { sealSession } = await import("#platform/session.ts");
  jar.set("volante", { value: (await sealSession(session)) ?? "" });
  const { POST } = await import("./route.ts");
  const { status, headers } = await POST();
  expect([status, headers.get("cache-control")]).toEqual([204, "private, no-store"]);
  expect(headers.getSetCookie().map((each) => /^(\S+)=;.*Max-Age=0/.exec(each)?.[1])).toEqual(names);
});

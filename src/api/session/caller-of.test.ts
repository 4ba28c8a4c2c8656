import { beforeEach, expect, test, vi } from "vitest";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined) }),
}));
vi.mock("react", async (original) => ({ ...(await original<object>()), cache: (load: unknown) => load }));
vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { sealSession } = await import("#platform/session.ts");
const { readCaller } = await import("./read-visitor.ts");

beforeEach(() => jar.clear());
const minute = 60_000;
const has = async (session: object) => jar.set("volante", (await sealSession(session)) ?? "");

test("a visitor calls with token, session id and campaign, each where there is one", async () => {
  expect(await readCaller("pt")).toEqual({ locale: "pt" });
  await has({ sessionId: "s1" });
  expect(await readCaller("es")).toEqual({ locale: "es", sessionId: "s1" });
  await has({ token: "t", tokenAt: Date.now(), sessionId: "s1", name: "Ana" });
  jar.set("volante-consent", "all");
  jar.set("volante-utms", "utm_source=boletin&utm_campaign=oto%C3%B1o&x=1");
  const campaign = { utm_source: "boletin", utm_campaign: "otoño" };
  expect(await readCaller("es")).toEqual({ locale: "es", token: "t", sessionId: "s1", campaign });
});

test("neither a stale token nor a campaign that is not agreed to", async () => {
  await has({ token: "t", tokenAt: Date.now() - 11 * minute, sessionId: "s1" });
  jar.set("volante-consent", "necessary");
  jar.set("volante-utms", "utm_campaign=x");
  expect(await readCaller("es")).toEqual({ locale: "es", sessionId: "s1" });
});

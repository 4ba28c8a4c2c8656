import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";

const jar = new Map<string, { value: string }>();
vi.mock("next/headers", () => ({ cookies: async () => ({ get: (name: string) => jar.get(name) }) }));
const endLogin = vi.fn(async (): Promise<string | undefined> => undefined);
vi.mock("#api/session/log-in.ts", () => ({ endLogin }));

beforeEach(() => {
  forgetProcess();
  vi.stubEnv("SITE_URL", "https://volante.example");
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  jar.clear();
});

const logOut = async (body: string) => {
  const { POST } = await import("./route.ts");
  return POST(new Request("http://10.0.0.7:3000/api/session/logout", { method: "POST", body }));
};

test.each([
  ["locale=pt", "/pt/"],
  ["locale=es", "/"],
  ["", "/"],
  ["locale=//evil.example", "/"],
  [`locale=pt&x=${"x".repeat(200)}`, "/"],
])("whoever logs out with %j stays on the site, in their language", async (body, home) => {
  const answer = await logOut(body);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(home);
  const [own, known, ...rest] = answer.headers.getSetCookie();
  expect(own).toMatch(/^__Host-volante=;.*Max-Age=0.*Secure.*HttpOnly/i);
  expect(known).toMatch(/^volante-known=;.*Max-Age=0/i);
  expect(rest.at(-1)).toMatch(/^volante-flash=logged-out;/);
  // What is half filled in goes with it, in either language.
  expect(rest.slice(0, -1).map((each) => /^(\S+)=; Path=(\S+); Max-Age=0/.exec(each)?.slice(1))).toEqual([
    ["__Secure-volante-trade-in", "/solicitud/trade-in/"],
    ["__Secure-volante-reserve", "/solicitud/reserve/"],
    ["__Secure-volante-reserve-car", "/solicitud/reserve/"],
    ["__Secure-volante-trade-in-pt", "/pt/pedido/trade-in/"],
    ["__Secure-volante-reserve-pt", "/pt/pedido/reserve/"],
    ["__Secure-volante-reserve-pt-car", "/pt/pedido/reserve/"],
  ]);
});

test("the service is told which session has ended", async () => {
  const { sealSession } = await import("#platform/session.ts");
  const session = { token: "t", tokenAt: 1, sessionId: "s" };
  jar.set("__Host-volante", { value: (await sealSession(session)) ?? "" });
  await logOut("locale=pt");
  expect(endLogin).toHaveBeenCalledExactlyOnceWith(session, "pt");
});

test("a customer whom another provider has signed in goes on there, by a page that a form may lead to", async () => {
  const there = "https://login.example/end?a=1&b=2";
  endLogin.mockResolvedValueOnce(there);
  const answer = await logOut("locale=pt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("refresh")).toBe(`0;url=${there}`);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(await answer.text()).toContain('<a href="https://login.example/end?a=1&amp;b=2">');
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-volante=;.*Max-Age=0/i);
});

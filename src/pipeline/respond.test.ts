import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Outcome, PageRequest } from "./outcome.ts";

afterEach(() => vi.unstubAllEnvs());

const respondOn = async (siteUrl: string, outcome: Outcome) => {
  vi.resetModules();
  vi.stubEnv("SITE_URL", siteUrl);
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  const { respond } = await import("./respond.ts");
  const request = new NextRequest(`${siteUrl}/?action=registration`);
  return respond(outcome, {} as PageRequest, request, "33e5060d-57d1-4dcf-a700-33b443521297");
};

const redirectOn = (siteUrl: string) =>
  respondOn(siteUrl, { kind: "redirect", target: "/", status: 303, cacheable: false, flash: "registration" });

test("the cookie of a message is sent over https only, where the site is published over https", async () => {
  const secure = (await redirectOn("https://volante.example")).headers.get("set-cookie");
  expect(secure).toMatch(/^volante-flash=registration;.*\bSecure\b/);
  const local = (await redirectOn("http://localhost:3000")).headers.get("set-cookie");
  expect(local).toMatch(/^volante-flash=registration;/);
  expect(local).not.toContain("Secure");
});

test("what a page for one visitor needs from elsewhere is handed to the stamp, unless it is no origin", async () => {
  const serve = (cacheable: boolean, origin: string) =>
    respondOn("http://localhost:3000", {
      kind: "serve",
      path: "/es/acceso",
      cacheable,
      needs: { kind: "login", origin },
    });
  const told = async (cacheable: boolean) =>
    (await serve(cacheable, "https://id.example")).headers.get("x-page-needs");
  expect(await told(false)).toBe("login https://id.example");
  expect(await told(true)).toBeNull();
  await expect(serve(false, "https://id.example; script-src *")).rejects.toThrow("No origin");
});

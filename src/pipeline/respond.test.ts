import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Visit } from "./outcome.ts";

afterEach(() => vi.unstubAllEnvs());

const redirectOn = async (siteUrl: string) => {
  vi.resetModules();
  vi.stubEnv("SITE_URL", siteUrl);
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  const { respond } = await import("./respond.ts");
  const request = new NextRequest(`${siteUrl}/?action=registration`);
  const outcome = { kind: "redirect", target: "/", status: 303, keep: false, flash: "registration" } as const;
  return respond(outcome, {} as Visit, request, "33e5060d-57d1-4dcf-a700-33b443521297");
};

test("the cookie of a message is sent over https only, where the site is published over https", async () => {
  const secure = (await redirectOn("https://volante.example")).headers.get("set-cookie");
  expect(secure).toMatch(/^volante-flash=registration;.*\bSecure\b/);
  const local = (await redirectOn("http://localhost:3000")).headers.get("set-cookie");
  expect(local).toMatch(/^volante-flash=registration;/);
  expect(local).not.toContain("Secure");
});

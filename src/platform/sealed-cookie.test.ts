import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { sealedCookieOptions } from "./sealed-cookie.ts";

beforeEach(() => {
  forgetProcess();
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
});

test.each([
  ["https://volante.example", true],
  ["http://localhost:3000", false],
])("what is sealed is for no script and no other site's forms, and at %s encrypted: %s", (site, secure) => {
  vi.stubEnv("SITE_URL", site);
  expect(sealedCookieOptions()).toEqual({ httpOnly: true, sameSite: "lax", secure, path: "/" });
});

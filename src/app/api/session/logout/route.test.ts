import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

test("whoever logs out on a public site stays there, whatever address the site is called by inside", async () => {
  vi.resetModules();
  vi.stubEnv("SITE_URL", "https://volante.example");
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  const { POST } = await import("./route.ts");
  const answer = POST();
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/");
  expect(answer.headers.get("set-cookie")).toMatch(/^__Host-volante=;.*Max-Age=0.*Secure.*HttpOnly/i);
});

import { beforeEach, describe, expect, test, vi } from "vitest";

const sessionOf = async (siteUrl: string) => {
  vi.stubEnv("SITE_URL", siteUrl);
  return import("./session.ts");
};

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
});

describe("the session's cookie", () => {
  test("no script reads it, and no foreign form sends it", async () => {
    const { sessionOptions, expiredSessionCookie } = await sessionOf("https://volante.example");
    const cookie = { httpOnly: true, sameSite: "lax", secure: true, path: "/" };
    expect(sessionOptions().cookieOptions).toEqual(cookie);
    expect(expiredSessionCookie()).toEqual({ ...cookie, name: "__Host-volante", value: "", maxAge: 0 });
  });

  test("belongs to one host where the site is published over https", async () => {
    const { sessionCookieName } = await sessionOf("https://volante.example");
    expect(sessionCookieName()).toBe("__Host-volante");
  });

  test("works over http on this machine", async () => {
    const { sessionOptions, sessionCookieName } = await sessionOf("http://localhost:3000");
    expect(sessionCookieName()).toBe("volante");
    expect(sessionOptions().cookieOptions).toMatchObject({ httpOnly: true, secure: false });
  });
});

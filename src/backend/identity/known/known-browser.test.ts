import { parseSetCookie } from "cookie";
import { describe, expect, test } from "vitest";
import { browserCookie, knowsAccount, newBrowser, readBrowser, withAccount } from "./known-browser.ts";

const https = "https://id.test";
const [ana, bea] = ["a".repeat(26), "b".repeat(26)] as const;
const cookieOf = (browser = newBrowser(), at = https) => parseSetCookie(browserCookie(browser, at));
const read = (name: string, value: string, at = https) =>
  readBrowser(new Headers({ cookie: `other=1; ${name}=${value}` }), at);

describe("the cookie of a browser", () => {
  test("is closed to scripts and other sites, belongs to one host, and is kept for half a year", () => {
    expect(cookieOf()).toMatchObject({
      name: "__Host-volante-browser",
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "lax",
      maxAge: 15_552_000,
    });
    expect(cookieOf(undefined, "http://localhost:3000")).toMatchObject({ name: "volante-browser" });
  });

  test("names accounts by hashes, of which it keeps five", () => {
    const browser = [ana, bea, ana, ..."cdef"].reduce(withAccount, newBrowser());
    const { name, value = "" } = cookieOf(browser);
    expect(value).not.toContain(ana);
    const back = read(name, value);
    expect(back).toEqual(browser);
    expect([ana, bea, ..."cdef"].map((id) => back && knowsAccount(back, id))).toEqual([
      true,
      false,
      ...Array(4).fill(true),
    ]);
    expect(value.length).toBeLessThan(400);
  });

  test("counts only as it was signed here", () => {
    const { name, value = "" } = cookieOf(withAccount(newBrowser(), ana));
    const [id, hash, signature] = value.split(".");
    const others = (cookieOf(withAccount(newBrowser(), bea)).value ?? "").split(".");
    for (const forged of [
      "",
      ".",
      `${id}.${hash}`,
      `${id}.${hash}.`,
      `${id}.${others[1]}.${signature}`,
      `${value}x`,
    ])
      expect(read(name, forged), forged).toBeUndefined();
    expect(read("volante-browser", value)).toBeUndefined();
    expect(read(name, value)).toBeDefined();
  });
});

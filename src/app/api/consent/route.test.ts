import { expect, test } from "vitest";
import { POST } from "./route.ts";

const answer = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  POST(new Request("http://localhost:3000/api/consent", { method: "POST", body, headers }));

test("the answer about cookies is kept for this site's own requests, for a year", async () => {
  const { status, headers } = await answer("consent=all");
  expect(status).toBe(303);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^volante-consent=all; Path=\/; .*Max-Age=31536000; SameSite=lax$/i),
  ]);
});

test.each(["", "consent=maybe", `consent=all&x=${"x".repeat(200)}`])("%j is no answer", async (body) => {
  const { status, headers } = await answer(body);
  expect([status, headers.getSetCookie()]).toEqual([400, []]);
});

test.each(["https://evil.test/x/", "//evil.test", undefined])(
  "a page at %s is not led back to",
  async (referer) => {
    const { headers } = await answer("consent=all", referer === undefined ? {} : { referer });
    expect(headers.get("location")).toBe("/#consent-all");
  },
);

import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import * as links from "./signed-link.ts";

const now = new Date("2026-11-22T12:00:00Z");
const expiresAt = new Date("2026-12-22T12:00:00Z");
const purpose = "withdraw-lead";
const subject = "7f1c…ñ";

/** The functions of a process with this secret. */
const withSecret = (secret: string) => {
  vi.stubEnv("SESSION_SECRET", secret);
  forgetProcess();
  return links;
};

const secret = "8Jq2vX0m4ZtR7pLw9KcYdB1nHsF6gTeA";
beforeEach(() => void withSecret(secret));

const signed = () => links.signLink({ purpose, subject, expiresAt });

test("a link is read back, in a process of the same secret too", () => {
  const token = signed();
  expect(links.readLink(token, purpose, now)).toEqual({ ok: true, subject });
  const { readLink } = withSecret(secret);
  expect(readLink(token, purpose, now)).toEqual({ ok: true, subject });
  expect(token).toMatch(/^[\w.-]+$/);
});

test("a link ends at its second", () => {
  expect(links.readLink(signed(), purpose, new Date(expiresAt.getTime() - 1))).toEqual({ ok: true, subject });
  expect(links.readLink(signed(), purpose, expiresAt)).toEqual({ ok: false, kind: "expired" });
});

test("a link of another secret is forged", () => {
  const token = signed();
  const { readLink } = withSecret(`${secret}x`);
  expect(readLink(token, purpose, now)).toEqual({ ok: false, kind: "forged" });
});

test("a link for one thing is no link for another", () => {
  const other = "another-purpose" as links.LinkPurpose;
  const token = links.signLink({ purpose: other, subject, expiresAt });
  expect(links.readLink(token, other, now)).toEqual({ ok: true, subject });
  expect(links.readLink(token, purpose, now)).toEqual({ ok: false, kind: "forged" });
});

test("no character of a link can be changed, left out or doubled", () => {
  const token = signed();
  for (let at = 0; at < token.length; at++) {
    const [before, sign, after] = [token.slice(0, at), token.charAt(at), token.slice(at + 1)];
    const other = sign === "A" ? "B" : "A";
    for (const changed of [`${before}${other}${after}`, before + after, before + sign + sign + after])
      expect(links.readLink(changed, purpose, now), changed).toEqual({ ok: false, kind: "forged" });
  }
});

test("parts of two links make no third", () => {
  const [one, two] = [subject, "other"].map((each) =>
    links.signLink({ purpose, subject: each, expiresAt }).split("."),
  );
  const later = links.signLink({ purpose, subject, expiresAt: new Date("2099-01-01") }).split(".");
  for (const mixed of [
    [two?.[0], one?.[1], one?.[2]],
    [one?.[0], later[1], one?.[2]],
  ])
    expect(links.readLink(mixed.join("."), purpose, now)).toEqual({ ok: false, kind: "forged" });
});

test.each([
  "",
  ".",
  "..",
  "a.b",
  "\0",
  "a".repeat(100_000),
  "%2e%2e",
  "../../etc.1.x",
  `${"A".repeat(401)}.1.${"A".repeat(43)}`,
])("%j is no link", (token) =>
  expect(links.readLink(token, purpose, now)).toEqual({ ok: false, kind: "forged" }),
);

test("a subject that would not be read back is refused", () => {
  expect(() => links.signLink({ purpose, subject: "ñ".repeat(151), expiresAt })).toThrow(RangeError);
  expect(() => links.signLink({ purpose, subject: "", expiresAt })).toThrow(RangeError);
});

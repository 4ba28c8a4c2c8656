import { expect, test } from "vitest";
import { requestIdHeader, requestIdOf } from "./request-id.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const of = (given: string) => requestIdOf(new Headers({ [requestIdHeader]: given }));

test.each(["9f86d081884c7d659a2feaa0c55ad015", "550e8400-e29b-41d4-a716-446655440000", "abcdefgh"])(
  "a proxy's name is kept: %s",
  (given) => {
    expect(of(given)).toBe(given);
  },
);

test.each([
  "",
  "short",
  "a".repeat(65),
  '"><script>alert(1)</script>',
  "abcdefgh ijklmnop",
  "abcdefgh;ijklmnop",
  "ana@example.com",
  "../../etc/passwd",
  "%0a%0dabcdefgh",
  "ñññññññññ",
])("what does not look like a name is replaced by a new one: %j", (given) => {
  expect(of(given)).toMatch(uuid);
});

test("each request without one gets its own", () => {
  expect(requestIdOf(new Headers())).not.toBe(requestIdOf(new Headers()));
});

import { expect, test, vi } from "vitest";
import { askStatus } from "./ask-status.ts";

const answerWith = (answer: () => Promise<Response>) => {
  const asked = vi.fn(answer);
  vi.stubGlobal("fetch", asked);
  return asked;
};

test.each([
  [200, { kind: "told", status: "held", payment: "pending" }],
  [401, { kind: "signed-out" }],
  [404, { kind: "not-theirs" }],
  [429, { kind: "nothing" }],
  [503, { kind: "nothing" }],
])("an answer of %i", async (status, expected) => {
  answerWith(async () => Response.json({ status: "held", payment: "pending" }, { status }));
  expect(await askStatus("a1", false)).toEqual(expected);
});

test("no answer, and one that is no JSON, say nothing", async () => {
  answerWith(() => Promise.reject(new TypeError("fetch failed")));
  expect(await askStatus("a1", false)).toEqual({ kind: "nothing" });
  answerWith(async () => new Response("<html>"));
  expect(await askStatus("a1", false)).toEqual({ kind: "nothing" });
});

test("a page that waits for a payment says in which language; nothing of an answer is cached", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "pt-PT" } });
  const asked = answerWith(async () => Response.json({}));
  await askStatus("a1", true);
  await askStatus("a1", false);
  await askStatus("a1", "charged");
  expect(asked.mock.calls).toEqual([
    ["/api/reservation-status?id=a1&follows=pt", expect.objectContaining({ cache: "no-store" })],
    ["/api/reservation-status?id=a1", expect.objectContaining({ cache: "no-store" })],
    ["/api/reservation-status?id=a1&follows=pt&charged=1", expect.objectContaining({ cache: "no-store" })],
  ]);
});

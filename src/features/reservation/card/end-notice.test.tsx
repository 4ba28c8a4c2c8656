import { expect, test } from "vitest";
import { wordsOf } from "#platform/wording.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { EndNotice } from "./end-notice.tsx";

const words = wordsOf("es", "cardStep").browser;
const places = {
  own: "/own/",
  summary: "/summary/",
  reservation: "/reservation/",
  login: "/login/",
  call: "tel:+34910000002",
};
const call = "Llamar al +34 910 000 002";

test.each([
  ["paid", places.reservation, words.seeReservation],
  ["elsewhere", places.reservation, words.seeReservation],
  ["late", places.reservation, words.seeReservation],
  ["returned", places.reservation, words.seeReservation],
  ["over", places.summary, words.seeSummary],
  ["cancelled", places.summary, words.seeSummary],
  ["declined", "tel:\\+34910000002", "Llamar al \\+34 910 000 002"],
  ["gone", places.summary, words.seeSummary],
  ["signedOut", places.login, words.login],
] as const)("a payment that ended as %s is said in words, and leads to %s", async (as, place, link) => {
  const markup = await renderMarkup(<EndNotice {...{ as, words, places, call }} onCheck={() => undefined} />);
  expect(markup).toContain(words.ends[as].title);
  expect(markup).toContain(words.ends[as].text);
  expect(markup).toMatch(new RegExp(`<a href="${place}"[^>]*>${link}</a>`));
});

test("one that nobody knows of leads nowhere: it can only be asked about again", async () => {
  const markup = await renderMarkup(
    <EndNotice as="unknown" {...{ words, places, call }} onCheck={() => undefined} />,
  );
  expect(markup).toContain(words.ends.unknown.title);
  expect(markup).toContain(`${words.checkAgain}</button>`);
  expect(markup).not.toContain("<a ");
});

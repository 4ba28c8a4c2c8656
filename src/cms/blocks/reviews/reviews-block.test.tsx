import { expect, test, vi } from "vitest";
import type { ReviewsData } from "#contract/blocks/reviews.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { ReviewsBlock } = await import("./reviews-block.tsx");

const data: ReviewsData = {
  heading: "Lo que dicen",
  note: "Son opiniones de ejemplo.",
  items: [{ rating: 5, text: "Bien.", by: "Un SEAT, Madrid", date: "2026-10-01", source: "Encuesta" }],
};

test("an average stands only where whoever collects the reviews says it, and what they are always", async () => {
  const markup = await renderMarkup(<ReviewsBlock data={data} />);
  expect(markup).toContain(data.note);
  expect(markup).not.toContain('class="average"');
  const average = { rating: 4.4, count: 1_312 };
  expect(await renderMarkup(<ReviewsBlock data={{ ...data, average }} />)).toContain("<strong>4,4</strong>");
});

test("they are slides where content asks for an effect or for movement, and there are several", async () => {
  const [one] = data.items;
  const items = one ? [one, { ...one, date: "2026-10-02" }] : [];
  const render = (change: Partial<ReviewsData>) =>
    renderMarkup(<ReviewsBlock data={{ ...data, ...change }} />);
  expect(await render({ items })).not.toContain("data-effect");
  expect(await render({ items, effect: "coverflow" })).toMatch(
    /data-carousel="true" data-effect="coverflow"/,
  );
  expect(await render({ items, autoplay: true })).toContain('data-move="play"');
  expect(await render({ effect: "cube", autoplay: true })).not.toContain("data-move");
});

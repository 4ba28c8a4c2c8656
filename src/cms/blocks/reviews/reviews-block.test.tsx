import { expect, test, vi } from "vitest";
import { renderMarkup } from "#tools/test-support/render-markup.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { ReviewsBlock } = await import("./reviews-block.tsx");

const data = {
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

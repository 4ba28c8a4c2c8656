import { beforeEach, expect, test, vi } from "vitest";
import { renderMarkup } from "#tools/test-support/render-markup.ts";

const findListPage = vi.fn<() => Promise<string | undefined>>();
vi.mock("#api/list-page.ts", () => ({ findListPage }));
vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { BuyWithCar } = await import("./buy-with-car.tsx");

beforeEach(() => findListPage.mockResolvedValue("coches-segunda-mano"));

const render = (worth: number) => renderMarkup(<BuyWithCar locale="es" worth={worth} />);

test("what a car is worth goes along as deposit to a list by the month, never more than it is", async () => {
  const markup = await render(8_990.75);
  expect(markup).toContain('action="/coches-segunda-mano/"');
  expect(markup).toContain('<input type="hidden" name="pay" value="monthly"/>');
  expect(markup).toContain('<input type="hidden" name="deposit" value="8990"/>');
  expect(markup).toContain('name="monthlyTo"');
});

test("nothing is offered for less than the least deposit, or while no list is known", async () => {
  expect(await render(499.99)).toBe("");
  expect(await render(500)).toContain("<form");
  findListPage.mockResolvedValue(undefined);
  expect(await render(8_990)).toBe("");
});

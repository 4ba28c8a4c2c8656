import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const cards = "main article";
const links = "main article h3 a";
const openFilters = "main section button[popovertarget$=-filters]";
const applyFilters = "form[id$=-filters] > div > button[type=submit]";
const tags = "[data-results] a[data-closable]";
const counted = "[data-results] p > strong";
const outcome = "[data-outcome]";
const resultsHeading = "[data-results] h2";

const number = (text: string) => Number(text.replace(/\D/g, ""));

/** Ticks a value; on a phone in the panel of filters, whose button then shows the list. */
const filterBy = async (visitor: Visitor, isPhone: boolean, name: string, value: string): Promise<void> => {
  if (isPhone) await visitor.tap(openFilters);
  const box = `input[name=${name}][value=${value}]`;
  if ((await visitor.look(box)).count === 0) {
    await visitor.tap(`form[id$=-filters] h3 > button[value=${name}]`);
    await expect.poll(() => visitor.look(box)).toMatchObject({ count: 1 });
  }
  await visitor.tap(`label:has(${box})`);
  if (isPhone) await visitor.tap(applyFilters);
  await expect.poll(visitor.address).toContain(`${name}=${value}`);
  await expect.poll(() => visitor.look(tags)).toMatchObject({ count: 1 });
  await expect.poll(() => visitor.look(box)).toMatchObject({ isChecked: true });
};

const prices = async (visitor: Visitor): Promise<readonly number[]> =>
  (await visitor.texts("main article [data-part=price] > strong")).map(number);

journey("list: its order and its pages", async ({ visitor }) => {
  await visitor.open(paths.list.es);
  await expect.poll(() => visitor.look(cards)).toMatchObject({ count: 24 });
  await visitor.choose("select[name=sort]", "Precio: de menor a mayor");
  await expect.poll(visitor.address).toMatch(/\?sort=price-asc$/);
  await expect
    .poll(async () => {
      const found = await prices(visitor);
      return found.length === 24 && found.every((price, index) => price >= (found[index - 1] ?? 0));
    })
    .toBe(true);
  const dearest = (await prices(visitor)).at(-1) ?? 0;
  await visitor.tap("main nav a[rel=next]");
  await expect.poll(visitor.address).toMatch(/\?sort=price-asc&page=2$/);
  await expect.poll(async () => (await prices(visitor))[0]).toBeGreaterThanOrEqual(dearest);
  await visitor.back();
  await expect.poll(visitor.address).toMatch(/\?sort=price-asc$/);
});

journey("filters: ticked, counted, and taken off", async ({ visitor, isPhone }) => {
  await visitor.open(paths.list.es);
  const all = number((await visitor.look(counted)).text);
  await filterBy(visitor, isPhone, "fuel", "diesel");
  await expect.poll(async () => number((await visitor.look(counted)).text)).toBeLessThan(all);
  // Once: by the live region, or by the heading where the focus found nothing to return to.
  await expect
    .poll(async () => {
      const [status, heading] = await Promise.all([visitor.look(outcome), visitor.look(resultsHeading)]);
      return heading.isFocused ? heading.text : status.text;
    })
    .toMatch(/\d+ vehículos/);
  await visitor.tap(tags);
  await expect.poll(visitor.address).toBe(paths.list.es);
  await expect.poll(async () => number((await visitor.look(counted)).text)).toBe(all);
});

journey("a press is not lost while the number on the button changes", async ({ visitor, isPhone }) => {
  journey.skip(!isPhone, "on a desktop each choice is applied at once");
  await visitor.open(paths.list.es);
  await visitor.tap(openFilters);
  await expect.poll(() => visitor.look("html")).toMatchObject({ attributes: { "data-scripts": "ready" } });
  await visitor.evaluate(
    (box) => document.querySelector<HTMLElement>(box)?.click(),
    "input[name=fuel][value=diesel]",
  );
  await visitor.tap(applyFilters, 1_500);
  await expect.poll(visitor.address).toContain("fuel=diesel");
});

journey(
  "Back: from a vehicle to the same card of the same list",
  { tag: "@main" },
  async ({ visitor, isPhone }) => {
    await visitor.open(paths.list.es);
    await filterBy(visitor, isPhone, "fuel", "diesel");
    const list = await visitor.address();
    const followed = await visitor.evaluate(
      (selector) => document.querySelectorAll(selector)[12]?.getAttribute("href") ?? "",
      links,
    );
    const card = `${links}[href="${followed}"]`;
    await visitor.tap(card);
    await expect.poll(visitor.address).toBe(followed);
    await expect.poll(() => visitor.look("h1")).toMatchObject({ count: 1 });
    await visitor.back();
    await expect.poll(visitor.address).toBe(list);
    await expect.poll(() => visitor.look(card)).toMatchObject({ isInView: true });
    await expect
      .poll(() => visitor.look("input[name=fuel][value=diesel]"))
      .toMatchObject({ isChecked: true });
  },
);

journey("haste: who goes on before scripts or list have come is not led back", async ({ visitor }) => {
  await visitor.open(paths.list.es);
  await visitor.slowDown();
  await visitor.press("Tab");
  const { attributes } = await visitor.look(links);
  // The entry is there, what it brings is not.
  await pause(2_200);
  await visitor.tap(links);
  await expect.poll(visitor.address).toBe(attributes.href);
  await visitor.back();
  await expect.poll(visitor.address).toBe(paths.list.es);
  await expect.poll(() => visitor.look("html")).toMatchObject({ attributes: { "data-scripts": "ready" } });
  // Few letters: the list is on its way from the first on.
  await visitor.choose("select[name=sort]", "Pre");
  await visitor.tap(links);
  await expect.poll(visitor.address).toBe(attributes.href);
  await pause(5_000);
  expect(await visitor.address()).toBe(attributes.href);
});

journey("text search: from the home page, in words", async ({ visitor }) => {
  await visitor.open(paths.home.es);
  await visitor.fill("main input[type=search][name=text]", "seat diesel");
  await visitor.press("Enter");
  await expect.poll(() => visitor.look(cards)).toMatchObject({ count: expect.any(Number) });
  await expect.poll(visitor.address).toMatch(/fuel=diesel/);
  await expect.poll(async () => (await visitor.texts(links)).length).toBeGreaterThan(0);
  for (const name of await visitor.texts(links)) expect(name).toContain("SEAT");
});

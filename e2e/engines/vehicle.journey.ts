import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

/** The address of the first vehicle of the list that can be financed. */
const financedVehicle = async (visitor: Visitor): Promise<string> => {
  await visitor.open(paths.list.es);
  const { attributes } = await visitor.look("main article:has([data-part=finance]) h3 a");
  return attributes.href ?? "";
};

journey("vehicle: what it is, what it costs, and its pictures", async ({ visitor }) => {
  await visitor.open(paths.list.es);
  const { text: name } = await visitor.look("main article h3 a");
  const { text: price } = await visitor.look("main article [data-part=price] > strong");
  await visitor.tap("main article h3 a");
  await expect.poll(visitor.address).toMatch(/-\d{8}\/$/);
  await expect.poll(() => visitor.look("h1")).toMatchObject({ count: 1, text: name });
  await expect.poll(() => visitor.look(["main strong", price])).toMatchObject({ text: price });
  await expect
    .poll(() =>
      visitor.evaluate(() => document.querySelector<HTMLImageElement>("main section img")?.naturalWidth),
    )
    .toBeGreaterThan(0);
});

journey("quote: a deposit typed into an untouched page stays as it is typed", async ({ visitor }) => {
  const vehicle = await financedVehicle(visitor);
  await visitor.open(vehicle);
  const { text: before } = await visitor.look("#finance [data-testid=monthly]");
  await visitor.fill("#finance input[name=deposit]", "3300", 120);
  await expect.poll(visitor.address).toMatch(/\?deposit=3300&months=\d+$/);
  await expect.poll(() => visitor.look("#finance [data-testid=monthly]")).not.toMatchObject({ text: before });
  await expect
    .poll(async () => (await visitor.look("#finance")).text)
    .toContain("con una entrada de 3.300,00 €");
  expect(await visitor.look("#finance input[name=deposit]")).toMatchObject({
    value: "3300",
    isFocused: true,
  });
  expect(await visitor.look("#finance input[type=range]")).toMatchObject({ value: "3300" });
});

journey("preview: a picture is enlarged, another follows, Escape leaves it", async ({ visitor }) => {
  await visitor.open(await financedVehicle(visitor));
  await visitor.tap("a[data-gallery-picture]");
  const picture = "dialog[open] img";
  /** How large the picture is shown, by the style of its stage. */
  const scale = async () =>
    /scale\(([\d.]+)\)/.exec((await visitor.look("dialog[open] [data-stage]")).attributes.style ?? "")?.[1];
  await expect.poll(() => visitor.look(picture)).toMatchObject({ count: 1 });
  await expect.poll(scale).toBe("1");
  await expect.poll(() => visitor.look("dialog[open] [data-status=shown]")).toMatchObject({ count: 1 });
  await visitor.press("+");
  await expect.poll(scale).toBe("1.25");
  await visitor.press("0");
  await expect.poll(scale).toBe("1");
  const { src = "" } = (await visitor.look(picture)).attributes;
  await visitor.press("ArrowRight");
  await expect.poll(async () => (await visitor.look(picture)).attributes.src).not.toBe(src);
  await expect.poll(scale).toBe("1");
  await visitor.press("Escape");
  await expect.poll(() => visitor.look("dialog[open]")).toMatchObject({ count: 0 });
  await expect.poll(() => visitor.look("a[data-gallery-picture]")).toMatchObject({ isFocused: true });
});

journey("language: the same vehicle in Portuguese", async ({ visitor, isPhone }) => {
  await visitor.open(await financedVehicle(visitor));
  const { text: name } = await visitor.look("h1");
  if (isPhone) await visitor.tap("header button[popovertarget=site-menu]");
  await visitor.tap("header a[data-locale=pt]");
  await expect.poll(visitor.address).toMatch(/^\/pt\/carros-usados\//);
  await expect.poll(() => visitor.look("html")).toMatchObject({ attributes: { lang: "pt" } });
  await expect.poll(() => visitor.look("h1")).toMatchObject({ text: name });
});

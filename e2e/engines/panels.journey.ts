import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { journey } from "./journey.ts";

const dialog = "dialog[open]";

journey("comparison: two vehicles side by side", async ({ visitor }) => {
  await visitor.open(paths.list.es);
  const [first = "", second = ""] = await visitor.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector), (card) => card.getAttribute("data-vin") ?? ""),
    "main article",
  );
  for (const vin of [first, second]) {
    const button = `article[data-vin="${vin}"] [data-compare]`;
    await visitor.tap(button);
    await expect.poll(() => visitor.look(button)).toMatchObject({ attributes: { "aria-pressed": "true" } });
  }
  const tool = "header [data-tool=compare]";
  await expect.poll(async () => (await visitor.look(tool)).text).toContain("2");
  await visitor.tap(tool);
  const columns = `${dialog} thead th[scope=col]:not(:first-child)`;
  await expect.poll(() => visitor.look(columns)).toMatchObject({ count: 2 });
  expect(await visitor.address()).toBe(`${paths.list.es}#compare`);
  await visitor.press("Escape");
  await expect.poll(() => visitor.look(dialog)).toMatchObject({ count: 0 });
  await expect.poll(() => visitor.look(tool)).toMatchObject({ isFocused: true });
  await visitor.open(paths.list.es);
  await visitor.press("Tab");
  await expect
    .poll(() => visitor.look(`article[data-vin="${second}"] [data-compare]`))
    .toMatchObject({ attributes: { "aria-pressed": "true" } });
});

journey("panel: the specifications over the comparison, left by Back and by Escape", async ({ visitor }) => {
  await visitor.open(paths.list.es);
  const vins = await visitor.evaluate(
    (selector) =>
      Array.from(document.querySelectorAll(selector), (card) => card.getAttribute("data-vin") ?? ""),
    "main article",
  );
  const comparison = `/comparar/?vin=${vins.slice(0, 2).join(",")}`;
  const { text: name } = await visitor.look("main article h3 a");
  await visitor.open(comparison);
  const link = "main [data-panel^=specifications]";
  await visitor.tap(link);
  await expect.poll(() => visitor.look(`${dialog} dl dd`)).toMatchObject({ count: expect.any(Number) });
  await expect.poll(async () => (await visitor.look(dialog)).text).toContain(name);
  await visitor.back();
  await expect.poll(() => visitor.look(dialog)).toMatchObject({ count: 0 });
  expect(decodeURIComponent(await visitor.address())).toBe(comparison);
  await visitor.tap(link);
  await expect.poll(async () => (await visitor.look(dialog)).text).toContain(name);
  await visitor.press("Escape");
  await expect.poll(() => visitor.look(dialog)).toMatchObject({ count: 0 });
  await expect.poll(() => visitor.look(link)).toMatchObject({ isFocused: true });
});

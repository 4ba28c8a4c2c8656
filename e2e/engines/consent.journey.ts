import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { journey } from "./journey.ts";

journey.use({ consent: "" });

journey("consent: answered once, and changed where the page's foot leads", async ({ visitor }) => {
  const bar = "[data-testid=consent]";
  await visitor.open(paths.home.es);
  await expect.poll(() => visitor.look(bar)).toMatchObject({ count: 1 });
  await visitor.tap([`${bar} button`, "Aceptar"]);
  await expect.poll(() => visitor.look(bar)).toMatchObject({ count: 0 });
  await expect.poll(() => visitor.cookie("volante-consent")).toBe("all");
  await visitor.open(paths.list.es);
  await expect.poll(() => visitor.look("main article")).toMatchObject({ count: 24 });
  expect(await visitor.look(bar)).toMatchObject({ count: 0 });
  await visitor.tap(["footer a", "Configurar cookies"]);
  await expect.poll(() => visitor.look("[data-choice=all]")).toMatchObject({ count: 1 });
  await visitor.tap(["main button", "Rechazar"]);
  await expect.poll(() => visitor.look("[data-choice=necessary]")).toMatchObject({ count: 1 });
  expect(await visitor.cookie("volante-consent")).toBe("necessary");
});

import { expect, type Page } from "@playwright/test";
import {
  compareButton,
  comparePaths,
  compareTool,
  listedVins,
} from "#tools/test-support/invented-addresses.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const words = {
  es: { title: "Comparar vehículos", differences: "Ver solo las diferencias", all: "Ver todas las filas" },
  pt: { title: "Comparar veículos", differences: "Ver só as diferenças", all: "Ver todas as linhas" },
} as const;

/** Puts vehicles into the storage of the comparison, unless there is one. */
const store = (page: Page, vins: readonly string[]) =>
  page.addInitScript(
    (list) => {
      if (localStorage.getItem("volante-compare") === null)
        localStorage.setItem("volante-compare", JSON.stringify(list));
    },
    vins.map((vin, index) => ({ vin, name: `Coche ${index + 1}` })),
  );

const columns = (page: Page) => page.locator("table thead th[scope=col]:not(:first-child)");

for (const [locale, tier] of languages)
  test(
    `${locale}: two vehicles are put side by side in the panel, and taken out again`,
    tier,
    async ({ page }) => {
      const { title, differences, all } = words[locale];
      const seen = watchPage(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(paths.list[locale]);
      await touched(page);
      await page.evaluate(() => {
        const codes: unknown[] = [];
        Object.assign(window, { codes });
        addEventListener("volante:track", (event) => codes.push((event as CustomEvent).detail.type));
      });
      await compareButton(page, 0).dispatchEvent("click");
      const alert = page.locator("[data-alerts] [data-alert]").filter({ visible: true });
      await expect(alert).toContainText(locale === "es" ? "está en la comparación" : "está na comparação");
      // The alert does not cover the comparison's icon.
      await compareTool(page).click({ trial: true });
      const [message, tool] = [await alert.boundingBox(), await compareTool(page).boundingBox()];
      expect(message?.y).toBeGreaterThanOrEqual((tool?.y ?? 0) + (tool?.height ?? 0));
      for (const isPressed of ["false", "true"]) {
        await compareButton(page, 0).focus();
        await page.keyboard.press("Enter");
        await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", isPressed);
      }
      expect(await page.evaluate(() => Object(window).codes)).toEqual([7, 8, 7]);
      await compareButton(page, 1).click();
      await expect(compareTool(page)).toContainText("2");
      await page.reload();
      await touched(page);
      await expect(page.locator("html")).toHaveAttribute("data-compared", "2");

      await compareTool(page).focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: title });
      await expect(columns(page)).toHaveCount(2);
      await expect(dialog.locator("[data-panel-does=close]")).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}#compare$`));
      await page.keyboard.press("Escape");
      await expect(compareTool(page)).toBeFocused();
      // The panel has left the history before it is opened again.
      await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}$`));
      await page.keyboard.press("Enter");
      await expect(columns(page)).toHaveCount(2);
      const rows = await dialog.locator("tbody tr").count();
      await dialog.getByRole("link", { name: differences }).click();
      await expect(dialog.getByRole("link", { name: all })).toBeFocused();
      expect(await dialog.locator("tbody tr").count()).toBeLessThan(rows);
      await page.reload();
      await expect(dialog.getByRole("link", { name: all })).toBeVisible();
      expect(await dialog.locator("tbody tr").count()).toBeLessThan(rows);
      await dialog.locator("tbody a[data-listed]").first().click();
      await expect(columns(page)).toHaveCount(1);
      await expect(dialog.getByRole("heading", { name: title })).toBeFocused();
      await dialog.locator("tbody a[data-listed]").click();
      await expect(dialog.locator("table")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}$`));
      await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "false");
      expect(seen.problems).toEqual([]);
    },
  );

test("a fifth vehicle asks which one it should replace", withAll, async ({ page, request }) => {
  const vins = await listedVins(request, "es", 5);
  await store(page, vins.slice(0, 4));
  await page.goto(paths.list.es);
  await touched(page);
  await compareButton(page, 4).click();
  const dialog = page.getByRole("dialog");
  await expect(columns(page)).toHaveCount(4);
  await dialog.locator("[data-replace]").nth(1).click();
  await expect(dialog.locator("[data-replace]").first()).toBeHidden();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("volante-compare") ?? "[]"));
  expect((await stored()).map(({ vin }: { vin: string }) => vin)).toEqual(
    [0, 2, 3, 4].map((index) => vins[index]),
  );
  await expect(columns(page)).toHaveCount(4);
});

test(
  "the comparison of this device follows its other tabs, and leaves out what is no longer on sale",
  withAll,
  async ({ page, context, request }) => {
    const vins = await listedVins(request, "es", 2);
    await store(page, [...vins, "AAAAAAAAAAAAAAAAA"]);
    await page.goto(`${paths.list.es}#compare`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Coche 3 ya no está a la venta")).toBeVisible();
    await expect(columns(page)).toHaveCount(2);
    await page.reload();
    await expect(columns(page)).toHaveCount(2);
    await expect(dialog.getByText("Coche 3")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "true");
    await expect(compareTool(page)).toHaveAttribute("href", `${comparePaths.es}?vin=${vins.join(",")}`);

    const other = await context.newPage();
    await other.goto(comparePaths.es);
    await expect(other).toHaveURL(new RegExp(`\\?vin=${vins.join(",")}$`));
    await touched(other);
    await other.locator("tbody a[data-listed]").first().click();
    await expect(columns(other)).toHaveCount(1);
    await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "false");
    await expect(compareTool(page)).toContainText("1");
    await other.goto(`${comparePaths.es}?vin=`);
    await expect(columns(other)).toHaveCount(0);
  },
);

test(
  "from the comparison to the specifications of one, and back; closing leaves no page, sharing leads to one",
  withAll,
  async ({ page, request }) => {
    const vins = await listedVins(request, "es", 2);
    await store(page, vins);
    await page.goto(paths.list.es);
    await page.goto(`${paths.home.es}#compare`);
    const dialog = page.getByRole("dialog");
    await dialog.locator("tbody [data-panel^=specifications]").nth(1).click();
    await expect(dialog.locator("dl").getByText(vins[1] ?? "")).toBeVisible();
    await expect(dialog.locator("h2").first()).toBeFocused();
    await page.goBack();
    await expect(columns(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`localhost:\\d+${paths.home.es}$`));
    await compareTool(page).click();
    await expect(columns(page)).toHaveCount(2);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`localhost:\\d+${paths.home.es}$`));
    await compareTool(page).click();
    await dialog.getByRole("link", { name: "Compartir o imprimir" }).click();
    await expect(page).toHaveURL(new RegExp(`${comparePaths.es}\\?vin=${vins.join(",")}$`));
    await expect(page.getByRole("button", { name: "Copiar el enlace" })).toBeVisible();
  },
);

test(
  "the link is copied, four vehicles scroll with the page alone, and on paper there are no controls",
  withAll,
  async ({ page, context, request, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const vins = await listedVins(request, "es", 4);
    const address = `${comparePaths.es}?vin=${vins.join(",")}`;
    await page.goto(address);
    const inner = await page.locator("main *").evaluateAll((elements) =>
      elements
        .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          [scrollHeight > clientHeight + 1, scrollWidth > clientWidth + 1].some(Boolean),
        )
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
        .map(({ tagName }) => tagName),
    );
    expect(inner).toEqual([]);
    await touched(page);
    await page.getByRole("button", { name: "Copiar el enlace" }).click();
    await expect(page.getByText("Enlace copiado")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("table")).toBeVisible();
    await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
    await expect(page.locator("tbody a").first()).toBeHidden();
  },
);

import { expect, type Page } from "@playwright/test";
import { compareButton, comparePaths, compareTool, listedVins } from "#tools/test-support/listed-vehicles.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const words = {
  es: {
    title: "Comparar vehículos",
    unsaved: "no deja guardar",
    differences: "Ver solo las diferencias",
    all: "Ver todas las filas",
  },
  pt: {
    title: "Comparar veículos",
    unsaved: "não deixa guardar",
    differences: "Ver só as diferenças",
    all: "Ver todas as linhas",
  },
} as const;

const keep = (page: Page, vins: readonly string[]) =>
  page.addInitScript(
    (list) => {
      if (localStorage.getItem("volante-compare") === null)
        localStorage.setItem("volante-compare", JSON.stringify(list));
    },
    vins.map((vin, index) => ({ vin, name: `Coche ${index + 1}` })),
  );

const columns = (page: Page) => page.locator("table thead th[scope=col]:not(:first-child)");

for (const locale of ["es", "pt"] as const) {
  const { title, unsaved, differences, all } = words[locale];

  test(`${locale}: two vehicles are put side by side in the panel, and taken out again`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list[locale]);
    await compareButton(page, 0).click();
    await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "true");
    await compareButton(page, 1).click();
    await expect(compareTool(page)).toContainText("2");
    await page.reload();
    await touched(page);
    await expect(page.locator("html")).toHaveAttribute("data-compared", "2");
    await compareTool(page).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(columns(page)).toHaveCount(2);
    await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}#compare$`));
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
  });

  test(`${locale}: a fifth vehicle asks which one it should replace`, async ({ page, request }) => {
    const vins = await listedVins(request, locale, 5);
    await keep(page, vins.slice(0, 4));
    await page.goto(paths.list[locale]);
    await touched(page);
    await compareButton(page, 4).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(columns(page)).toHaveCount(4);
    await dialog.locator("[data-replace]").nth(1).click();
    await expect(dialog.locator("[data-replace]").first()).toBeHidden();
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("volante-compare") ?? "[]"));
    expect((await kept()).map(({ vin }: { vin: string }) => vin)).toEqual(
      [0, 2, 3, 4].map((index) => vins[index]),
    );
    await expect(columns(page)).toHaveCount(4);
  });

  test(`${locale}: storage that is forbidden is said, and the list holds for the page`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    await page.goto(paths.list[locale]);
    await touched(page);
    await compareButton(page, 0).click();
    await expect(page.getByRole("status").filter({ hasText: unsaved })).toBeVisible();
    await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "true");
    await compareTool(page).click();
    await expect(columns(page)).toHaveCount(1);
  });

  test(`${locale}: shared by address, fewer rows with only the differences, less by one`, async ({
    page,
    request,
  }) => {
    const vins = await listedVins(request, locale, 3);
    await page.goto(`${comparePaths[locale]}?vin=${vins.join(",")},AAAAAAAAAAAAAAAAA`);
    await expect(columns(page)).toHaveCount(3);
    await expect(page.locator("main [data-type=info]")).toHaveCount(1);
    const rows = await page.locator("tbody tr").count();
    await page.locator("main a", { hasText: differences }).click();
    await expect(page).toHaveURL(/&differences=1$/);
    await expect.poll(() => page.locator("tbody tr").count()).toBeLessThan(rows);
    await page.locator("tbody a[data-listed]").first().click();
    await expect(columns(page)).toHaveCount(2);
    expect(new URL(page.url()).search).toBe(`?vin=${vins[1]},${vins[2]}&differences=1`);
  });
}

test("what is no longer on sale is taken off the list, and that is said", async ({ page, request }) => {
  const [vin = ""] = await listedVins(request, "es", 1);
  await keep(page, [vin, "AAAAAAAAAAAAAAAAA"]);
  await page.goto(`${paths.list.es}#compare`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Coche 2 ya no está a la venta")).toBeVisible();
  await expect(columns(page)).toHaveCount(1);
  await page.reload();
  await expect(columns(page)).toHaveCount(1);
  await expect(dialog.getByText("Coche 2")).toHaveCount(0);
});

test("by keyboard: add, open, close, and the focus is where it was", async ({ page }) => {
  await page.goto(paths.list.es);
  await touched(page);
  await compareButton(page, 0).focus();
  await page.keyboard.press("Enter");
  await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await compareTool(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("table")).toBeVisible();
  await expect(dialog.locator("[data-panel-does=close]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(compareTool(page)).toBeFocused();
});

test("another tab's change is seen at once", async ({ page, context }) => {
  await page.goto(paths.list.es);
  await touched(page);
  const other = await context.newPage();
  await other.goto(paths.list.es);
  await touched(other);
  await compareButton(other, 0).click();
  await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await expect(compareTool(page)).toContainText("1");
});

test("adding and removing is told with its code", async ({ page }) => {
  await page.goto(paths.list.es);
  await touched(page);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener("volante:track", (event) => told.push((event as CustomEvent).detail.type));
  });
  await compareButton(page, 0).click();
  await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "true");
  await compareButton(page, 0).click();
  await expect(compareButton(page, 0)).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate(() => Object(window).told)).toEqual([7, 8]);
});

test("the link is copied, and on paper there are no controls", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const vins = await listedVins(request, "es", 2);
  const address = `${comparePaths.es}?vin=${vins.join(",")}`;
  await page.goto(address);
  await touched(page);
  await page.getByRole("button", { name: "Copiar el enlace" }).click();
  await expect(page.getByText("Enlace copiado")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("table")).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimir" })).toBeHidden();
  await expect(page.locator("tbody a").first()).toBeHidden();
});

test("what comparing says leaves the comparison's icon in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.list.es);
  await touched(page);
  await compareButton(page, 0).dispatchEvent("click");
  const alert = page.getByRole("status").filter({ hasText: "está en la comparación" });
  await expect(alert).toBeVisible();
  await compareTool(page).click({ trial: true });
  const [said, tool] = [
    await alert.locator("[data-alert]").boundingBox(),
    await compareTool(page).boundingBox(),
  ];
  expect(said?.y).toBeGreaterThanOrEqual((tool?.y ?? 0) + (tool?.height ?? 0));
});

test("from the comparison to the specifications of one, and back", async ({ page, request }) => {
  const vins = await listedVins(request, "es", 2);
  await keep(page, vins);
  await page.goto(paths.list.es);
  await touched(page);
  await compareTool(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("tbody [data-panel^=specifications]").nth(1).click();
  await expect(dialog.locator("dl").getByText(vins[1] ?? "")).toBeVisible();
  await expect(dialog.locator("h2").first()).toBeFocused();
  await page.goBack();
  await expect(columns(page)).toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
});

test("a panel over which another was shown closes without leaving the page; its link leads to the page itself", async ({
  page,
  request,
}) => {
  const vins = await listedVins(request, "es", 2);
  await keep(page, vins);
  await page.goto(paths.list.es);
  await page.goto(`${paths.home.es}#compare`);
  const dialog = page.getByRole("dialog");
  await dialog.locator("tbody [data-panel^=specifications]").first().click();
  await expect(dialog.locator("dl").first()).toBeVisible();
  await page.goBack();
  await expect(columns(page)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`localhost:\\d+${paths.home.es}$`));
  await compareTool(page).click();
  await dialog.getByRole("link", { name: "Compartir o imprimir" }).click();
  await expect(page).toHaveURL(new RegExp(`${comparePaths.es}\\?vin=${vins.join(",")}$`));
  await expect(page.getByRole("button", { name: "Copiar el enlace" })).toBeVisible();
});

test("a link to the comparison leads to the one of this device, in another tab too", async ({
  page,
  request,
}) => {
  const vins = await listedVins(request, "es", 2);
  await keep(page, vins);
  await page.goto(paths.list.es);
  await touched(page);
  await expect(compareTool(page)).toHaveAttribute("href", `${comparePaths.es}?vin=${vins.join(",")}`);
});

test("the comparison's bare address shows the list of this device, and an emptied one stays empty", async ({
  page,
  request,
}) => {
  const vins = await listedVins(request, "es", 3);
  await keep(page, vins);
  await page.goto(comparePaths.es);
  await expect(page).toHaveURL(new RegExp(`\\?vin=${vins.join(",")}$`));
  await expect(columns(page)).toHaveCount(3);
  await page.goto(`${comparePaths.es}?vin=`);
  await expect(columns(page)).toHaveCount(0);
});

test("on a phone four vehicles scroll with the page, and nothing of them sideways", async ({
  page,
  request,
}) => {
  const vins = await listedVins(request, "es", 4);
  await page.goto(`${comparePaths.es}?vin=${vins.join(",")}`);
  const inner = await page.locator("main *").evaluateAll((elements) =>
    elements
      .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
        [scrollHeight > clientHeight + 1, scrollWidth > clientWidth + 1].some(Boolean),
      )
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow))
      .map(({ tagName }) => tagName),
  );
  expect(inner).toEqual([]);
});

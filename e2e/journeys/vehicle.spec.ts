import { expect, type Page } from "@playwright/test";
import { financedVehicle, turnedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";
import { axeViolations } from "../support/widget-example.ts";

const preview = (page: Page) => page.locator("dialog[data-overlay][open]");
const shown = (page: Page) => preview(page).locator("img");
const shownFrame = (page: Page) => preview(page).locator("figure[data-status=shown]");
const pictures = (page: Page) => page.locator("a[data-gallery-picture]");
const retry = "Volver a intentarlo";

test("a picture with what is written on it is enlarged, turned and left by keys, by its buttons and by a swipe", async ({
  page,
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  const seen = watchPage(page);
  await page.goto(path);
  /** Its style gives the position of the picture on it. */
  const stage = preview(page).locator("[data-stage]");
  const odometer = page.locator("[data-gallery] li", { has: page.locator("[data-kind=odometer]") });
  const written = await odometer.locator("text").textContent();
  await odometer.scrollIntoViewIfNeeded();
  await odometer.locator("a").tap();
  await expect(shownFrame(page)).toBeVisible();
  const writing = preview(page).locator("[data-written] svg");
  await expect(writing.locator("text")).toHaveText(written ?? "");
  const [overlay, image] = await Promise.all([writing.boundingBox(), shown(page).boundingBox()]);
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((overlay?.[side] ?? 0) - (image?.[side] ?? 9999))).toBeLessThan(2);
  await preview(page).locator("[data-act=next]").click();
  await expect(shownFrame(page)).toBeVisible();
  await expect(writing).toHaveCount(0);
  await page.goBack();
  await expect(preview(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);

  const link = pictures(page).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(shownFrame(page)).toBeVisible();
  await expect(stage).toHaveAttribute("style", /scale\(1\)/);
  for (const [name, style] of [
    ["Acercar", /scale\(1\.25\)/],
    ["Alejar", /scale\(1\)/],
    ["Girar a la izquierda", /rotate\(-90deg\)/],
    ["Girar a la derecha", /rotate\(0deg\)/],
    ["Girar a la derecha", /rotate\(90deg\)/],
    ["Restablecer la vista", /rotate\(0deg\)/],
  ] as const) {
    await preview(page).getByRole("button", { name, exact: true }).click();
    await expect(stage).toHaveAttribute("style", style);
  }
  await page.keyboard.press("-");
  await expect(stage).toHaveAttribute("style", /scale\(0\.8\)/);
  const first = await shown(page).getAttribute("src");
  await page.keyboard.press("ArrowRight");
  await expect(shown(page)).not.toHaveAttribute("src", first ?? "");
  await expect(shownFrame(page)).toBeVisible();
  await expect(stage).toHaveAttribute("style", /scale\(1\)/);
  await page.mouse.move(80, 350);
  await page.mouse.down();
  await page.mouse.move(200, 352, { steps: 3 });
  await page.mouse.up();
  await expect(shown(page)).toHaveAttribute("src", first ?? "");
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press("Tab");
    // From the last control the browser may lead to its own bar, never to the page behind.
    const behind = await page.evaluate(() => document.activeElement?.closest("main")?.tagName ?? "none");
    const within = await page.evaluate(() => document.activeElement?.closest("dialog")?.tagName);
    expect([behind, within]).not.toEqual(["MAIN", undefined]);
  }
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(seen.problems).toEqual([]);
});

test(
  "pictures that are closed twice at once or left by a reload do not take the page away, and open again",
  withAll,
  async ({ page, request }) => {
    const { path } = await financedVehicle(request, "es");
    await page.goto(paths.list.es);
    await page.goto(path);
    const link = pictures(page).first();
    await link.tap();
    const close = preview(page).locator("[data-act=close]");
    await expect(close).toBeVisible();
    await close.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(preview(page)).toHaveCount(0);
    await link.tap();
    await expect(shownFrame(page)).toBeVisible();
    await expect(shown(page)).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(path);
    // A page that is loaded again while they are open starts without them.
    await page.reload();
    await expect(preview(page)).toHaveCount(0);
    await link.tap();
    await expect(shownFrame(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(preview(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  },
);

test(
  "the next picture is fetched ahead and no other; one that fails says so and may be tried again, a slow one that was left does not count",
  withAll,
  async ({ page, request }) => {
    const { path } = await financedVehicle(request, "es");
    const seen = watchPage(page);
    await page.goto(path);
    const links = pictures(page);
    const files = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const [first = "", second = ""] = files;
    expect(files.length).toBeGreaterThan(2);
    const fetched = () => files.filter((file) => seen.requests.includes(file));
    await page.keyboard.press("Tab");
    await pageReady(page);
    const before = fetched();
    await links.first().tap();
    await expect(shownFrame(page)).toBeVisible();
    await expect.poll(fetched).toContain(second);
    expect(fetched().filter((file) => !before.includes(file) && file !== first && file !== second)).toEqual(
      [],
    );
    await page.keyboard.press("Escape");
    await expect(preview(page)).toHaveCount(0);

    const { promise: left, resolve: refuse } = Promise.withResolvers<void>();
    await page.route(first, async (route) => {
      await left;
      await route.abort();
    });
    await page.route(second, () => {});
    // What was fetched before would be shown from the memory of the page.
    await page.reload();
    await links.first().tap();
    await expect(preview(page)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(shown(page)).toHaveAttribute("src", second);
    const failed = page.waitForEvent("requestfailed", (each) => each.url() === first);
    refuse();
    await failed;
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered))));
    await expect(preview(page).locator("figure")).toHaveAttribute("data-status", "loading");
    await page.keyboard.press("ArrowLeft");
    await expect(preview(page).getByText("No hemos podido cargar esta foto.").first()).toBeVisible();
    await page.unroute(first);
    await preview(page).getByRole("button", { name: retry }).click();
    await expect(shownFrame(page)).toBeVisible();
    await preview(page).getByRole("button", { name: "Cerrar", exact: true }).click();
    await expect(preview(page)).toHaveCount(0);
  },
);

test("what is reserved or sold while it is read says so, once, also of vehicles that come to be shown", async ({
  page,
  request,
}) => {
  const { path, vin } = await financedVehicle(request, "es");
  const states = new Map<string, "reserved" | "bought">();
  let questions = 0;
  await page.route("**/api/vehicle-status?*", async (route) => {
    questions += 1;
    const vins = new URL(route.request().url()).searchParams.get("vins")?.split(",") ?? [];
    const statuses = vins.map((each) => ({
      vin: each,
      reserved: states.get(each) === "reserved",
      bought: states.get(each) === "bought",
    }));
    await route.fulfill({ json: { statuses } });
  });
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const exchange = (selector: string) =>
    page.evaluate(
      (part) =>
        dispatchEvent(
          new CustomEvent("volante:exchanged", { detail: { part: document.querySelector(part) } }),
        ),
      selector,
    );
  await page.goto(path);
  await page.keyboard.press("Tab");
  await pageReady(page);
  await expect.poll(() => questions).toBe(1);
  const bar = page.locator("[data-bottom-bar]");
  await expect(bar.locator(`a[data-panel=reservation_${vin}]`)).toBeVisible();
  states.set(vin, "reserved");
  await comeBack();
  await expect(page.getByText("Este vehículo está reservado")).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.locator(`a[data-panel=reservation_${vin}]:visible`)).toHaveCount(0);
  states.set(vin, "bought");
  const neighbour = page.locator("#similar li[data-vin]").first();
  states.set((await neighbour.getAttribute("data-vin")) ?? "", "bought");
  await exchange("#finance");
  await exchange("#similar");
  await expect(page.getByText("Este vehículo está vendido")).toBeVisible();
  await expect(neighbour).toHaveAttribute("data-status", "bought");
  await expect(neighbour.locator("[data-live]")).toHaveText("Vendido");
  await comeBack();
  await expect.poll(() => questions, "of a part without vehicles nothing is requested").toBe(4);
  await expect(neighbour.locator("[data-live]")).toHaveCount(1);
  states.clear();
  await comeBack();
  await expect(bar).toBeVisible();
  await expect(neighbour.locator("[data-live]")).toHaveCount(0);
});

test(
  "sharing opens a small window, copies or asks the device, and is announced; the way to the dealer is measured",
  withAll,
  async ({ page, request, context }) => {
    const { path } = await financedVehicle(request, "es");
    await context.route("https://t.me/**", (route) => route.fulfill({ body: "shared" }));
    await context.grantPermissions(["clipboard-read", "clipboard-write", "geolocation"]);
    await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
    const done: unknown[] = [];
    await page.exposeFunction("onDone", (what: unknown) => done.push(what));
    await page.addInitScript(() => {
      const { onDone, open } = window as unknown as {
        onDone: (what: unknown) => void;
        open: typeof window.open;
      };
      navigator.share = async (shared) => onDone(shared?.url);
      window.open = (...args) => {
        onDone(args[2]);
        return open.apply(window, args);
      };
      addEventListener("volante:track", (event) => onDone((event as CustomEvent).detail.type));
    });
    await page.goto(path);
    const title = page.locator("a[data-panel=share]");
    await title.click();
    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: /Telegram/ }).click();
    expect(new URL((await popup).url()).searchParams.get("url")).toContain(path);
    await expect.poll(() => done).toEqual([29, expect.stringMatching(/^width=500,height=500,/)]);
    const copy = page.getByRole("button", { name: "Copiar el enlace" });
    await copy.click();
    await expect(page.getByText("Enlace copiado.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    await page.getByRole("button", { name: "Compartir con una aplicación" }).click();
    await expect.poll(() => done.slice(2)).toEqual([29, expect.stringContaining(path), 29]);
    await page.getByText("Más redes").click();
    await expect(page.locator("a[data-share-network]").filter({ visible: true })).toHaveCount(28);
    await page.keyboard.press("Escape");
    await expect(copy).toBeHidden();
    await expect(title).toBeFocused();

    await page.getByRole("button", { name: "Usar mi ubicación" }).click();
    await expect(page.locator("#delivery").getByRole("status")).toHaveText(/^A unos \d+ km de donde estás/);
  },
);

test(
  "a vehicle is turned by drag and by keys, its frames fetched when it is opened, and tried again when one fails",
  withAll,
  async ({ page, request }) => {
    const path = await turnedVehicle(request, "es");
    await page.emulateMedia({ reducedMotion: "reduce" });
    const seen = watchPage(page);
    await page.goto(path);
    const frames = () => seen.requests.filter((url) => url.endsWith("-640.avif")).length;
    const before = frames();
    const open = page.locator("[data-turntable]");
    await open.click();
    const slider = preview(page).getByRole("slider");
    await expect(preview(page).getByText("Arrastra para girarlo")).toBeVisible();
    expect(frames()).toBeGreaterThanOrEqual(before + 20);
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    // At once: no Tab has to come first.
    await expect(slider).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", "15 grados");
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuenow", "345");
    await page.keyboard.press("Home");
    const file = await shown(page).getAttribute("src");
    await page.mouse.move(250, 350);
    await page.mouse.down();
    await page.mouse.move(160, 350, { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveAttribute("aria-valuenow", "45");
    await expect(shown(page)).not.toHaveAttribute("src", file ?? "");
    await page.keyboard.press("Escape");
    await expect(preview(page)).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    await expect(shown(page)).toHaveCount(1);
    await page.goBack();
    await expect(preview(page)).toHaveCount(0);
    expect(seen.problems).toEqual([]);

    const all = await page
      .locator("[data-frames]")
      .evaluate((element) => JSON.parse((element as HTMLElement).dataset.frames ?? "[]") as string[]);
    const last = `**${all.at(-1)}`;
    await page.route(last, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await open.focus();
    await page.keyboard.press("Enter");
    const again = preview(page).getByRole("button", { name: retry });
    await expect(again).toBeVisible();
    expect(await axeViolations(page, "dialog[open]")).toEqual([]);
    await page.unroute(last);
    await again.focus();
    await page.keyboard.press("Enter");
    await expect(preview(page).getByText("Arrastra para girarlo")).toBeVisible();
    await expect(again).toBeHidden();
    await expect(slider).toBeFocused();
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuenow", "345");
  },
);

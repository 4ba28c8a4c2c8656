import { expect, type Page } from "@playwright/test";
import { financedVehicle, turnedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const words = {
  es: {
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    reset: "Restablecer la vista",
    left: "Girar a la izquierda",
    right: "Girar a la derecha",
    next: "Foto siguiente",
    close: "Cerrar",
    failed: "No hemos podido cargar esta foto.",
    retry: "Volver a intentarlo",
    own: "Tu simulación",
    sold: "Este vehículo está vendido",
    reserved: "Este vehículo está reservado",
    soldFlag: "Vendido",
    share: "Compartir",
    more: "Más redes",
    copy: "Copiar el enlace",
    copied: "Enlace copiado.",
    turnHint: "Arrastra para girarlo",
    turned: "15 grados",
    locate: "Usar mi ubicación",
    distance: /^A unos \d+ km de donde estás/,
  },
  pt: {
    zoomIn: "Aproximar",
    zoomOut: "Afastar",
    reset: "Repor a vista",
    left: "Rodar para a esquerda",
    right: "Rodar para a direita",
    next: "Fotografia seguinte",
    close: "Fechar",
    failed: "Não conseguimos carregar esta fotografia.",
    retry: "Tentar outra vez",
    own: "A sua simulação",
    sold: "Este veículo está vendido",
    reserved: "Este veículo está reservado",
    soldFlag: "Vendido",
    share: "Partilhar",
    more: "Mais redes",
    copy: "Copiar a ligação",
    copied: "Ligação copiada.",
    turnHint: "Arraste para o rodar",
    turned: "15 graus",
    locate: "Usar a minha localização",
    distance: /^A cerca de \d+ km de onde está/,
  },
} as const;

const preview = (page: Page) => page.locator("dialog[data-overlay][open]");
const shown = (page: Page) => preview(page).locator("img");
/** Its style says how the picture lies on it. */
const stage = (page: Page) => preview(page).locator("[data-stage]");
const shownFrame = (page: Page) => preview(page).locator("figure[data-status=shown]");

/** Answers the page's question about its vehicles: those named have the state, all others are free. */
const answerStatuses = async (page: Page, states: Map<string, "reserved" | "bought">) => {
  await page.route("**/api/vehicle-status?*", async (route) => {
    const vins = new URL(route.request().url()).searchParams.get("vins")?.split(",") ?? [];
    const statuses = vins.map((vin) => ({
      vin,
      reserved: states.get(vin) === "reserved",
      bought: states.get(vin) === "bought",
    }));
    await route.fulfill({ json: { statuses } });
  });
};

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

for (const locale of ["es", "pt"] as const) {
  const t = words[locale];

  test(`${locale}: a picture is enlarged, turned and left by keyboard alone`, async ({ page, request }) => {
    const { path } = await financedVehicle(request, locale);
    const seen = watchPage(page);
    await page.goto(path);
    const link = page.locator("a[data-gallery-picture]").first();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(preview(page)).toBeVisible();
    await expect(stage(page)).toHaveAttribute("style", /scale\(1\)/);
    await expect(shownFrame(page)).toBeVisible();
    await page.keyboard.press("+");
    await expect(stage(page)).toHaveAttribute("style", /scale\(1\.25\)/);
    await page.keyboard.press("r");
    await expect(stage(page)).toHaveAttribute("style", /rotate\(90deg\)/);
    await page.keyboard.press("0");
    await expect(stage(page)).toHaveAttribute("style", /scale\(1\)/);
    await expect(stage(page)).toHaveAttribute("style", /rotate\(0deg\)/);
    await page.keyboard.press("-");
    await expect(stage(page)).toHaveAttribute("style", /scale\(0\.8\)/);
    const first = await shown(page).getAttribute("src");
    await page.keyboard.press("ArrowRight");
    await expect(shown(page)).not.toHaveAttribute("src", first ?? "");
    await expect(stage(page)).toHaveAttribute("style", /scale\(1\)/);
    await page.keyboard.press("ArrowLeft");
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

  test(`${locale}: the preview's buttons, the wheel, a swipe and the way back`, async ({ page, request }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    await page.locator("a[data-gallery-picture]").first().tap();
    await expect(shownFrame(page)).toBeVisible();
    const button = (name: string) => preview(page).getByRole("button", { name, exact: true });
    await button(t.zoomIn).click();
    await expect(stage(page)).toHaveAttribute("style", /scale\(1\.25\)/);
    await button(t.zoomOut).click();
    await expect(stage(page)).toHaveAttribute("style", /scale\(1\)/);
    await button(t.left).click();
    await expect(stage(page)).toHaveAttribute("style", /rotate\(-90deg\)/);
    await button(t.right).click();
    await button(t.right).click();
    await expect(stage(page)).toHaveAttribute("style", /rotate\(90deg\)/);
    await button(t.reset).click();
    await expect(stage(page)).toHaveAttribute("style", /rotate\(0deg\)/);
    await shown(page).dispatchEvent("wheel", { deltaY: -100 });
    await expect(stage(page)).toHaveAttribute("style", /scale\(1\.25\)/);
    await button(t.reset).click();
    const first = await shown(page).getAttribute("src");
    await button(t.next).click();
    await expect(shown(page)).not.toHaveAttribute("src", first ?? "");
    await expect(shownFrame(page)).toBeVisible();
    await page.mouse.move(80, 350);
    await page.mouse.down();
    await page.mouse.move(200, 352, { steps: 3 });
    await page.mouse.up();
    await expect(shown(page)).toHaveAttribute("src", first ?? "");
    await page.goBack();
    await expect(preview(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test(`${locale}: a picture that does not come says so, and may be tried again`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    const link = page.locator("a[data-gallery-picture]").first();
    const file = (await link.getAttribute("href")) ?? "";
    await page.route(`**${file}`, (route) => route.abort());
    await link.click();
    await expect(preview(page).getByText(t.failed).first()).toBeVisible();
    await page.unroute(`**${file}`);
    await preview(page).getByRole("button", { name: t.retry }).click();
    await expect(shownFrame(page)).toBeVisible();
    await preview(page).getByRole("button", { name: t.close, exact: true }).click();
    await expect(preview(page)).toHaveCount(0);
  });

  test(`${locale}: the price column follows the simulation`, async ({ page, request }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    const figure = page.getByTestId("financed-price");
    const finance = page.locator("#finance");
    await expect(figure).toContainText((await finance.getByTestId("monthly").textContent()) ?? "none");
    await expect(figure.getByText(t.own)).toBeHidden();
    const before = await figure.textContent();
    const example = await page.getByTestId("financed-example").textContent();
    await finance.locator("input[name=deposit]").fill("2500");
    await finance.getByRole("button").click();
    await expect(figure.getByText(t.own)).toBeVisible();
    await expect(figure).not.toHaveText(before ?? "");
    await expect(figure).toContainText((await finance.getByTestId("monthly").textContent()) ?? "none");
    await expect(page.getByTestId("financed-example")).not.toHaveText(example ?? "");
  });

  test(`${locale}: what is reserved or sold while it is read says so, once`, async ({ page, request }) => {
    const { path, vin } = await financedVehicle(request, locale);
    const states = new Map<string, "reserved" | "bought">();
    await answerStatuses(page, states);
    await page.goto(path);
    const asked = page.waitForResponse("**/api/vehicle-status?*");
    await page.keyboard.press("Tab");
    await pageReady(page);
    await asked;
    const bar = page.locator("[data-bottom-bar]");
    await expect(bar.locator(`a[data-panel=reservation_${vin}]`)).toBeVisible();
    states.set(vin, "reserved");
    await comeBack(page);
    await expect(page.getByText(t.reserved)).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(page.locator(`a[data-panel=reservation_${vin}]:visible`)).toHaveCount(0);
    states.set(vin, "bought");
    const neighbour = page.locator("article[data-vin]").first();
    states.set((await neighbour.getAttribute("data-vin")) ?? "", "bought");
    await comeBack(page);
    await expect(page.getByText(t.sold)).toBeVisible();
    await expect(neighbour).toHaveAttribute("data-status", "bought");
    await expect(neighbour.locator("[data-live]")).toHaveText(t.soldFlag);
    await comeBack(page);
    await expect(neighbour.locator("[data-live]")).toHaveCount(1);
    states.clear();
    await comeBack(page);
    await expect(bar).toBeVisible();
    await expect(neighbour.locator("[data-live]")).toHaveCount(0);
  });

  test(`${locale}: sharing opens a small window and is announced`, async ({ page, request, context }) => {
    const { path } = await financedVehicle(request, locale);
    await context.route("https://t.me/**", (route) => route.fulfill({ body: "shared" }));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(path);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener("volante:track", (event) => heard.push((event as CustomEvent).detail));
    });
    await page.locator("summary", { hasText: t.share }).click();
    await pageReady(page);
    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: /Telegram/ }).click();
    expect(new URL((await popup).url()).searchParams.get("url")).toContain(path);
    await page.getByRole("button", { name: t.copy }).click();
    await expect(page.getByText(t.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    await page.getByText(t.more).click();
    await expect(page.locator("a[data-share-network]")).toHaveCount(28);
    const events = await page.evaluate(() => (window as unknown as { heard: { type: number }[] }).heard);
    expect(events.map(({ type }) => type)).toEqual([29, 29]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: t.copy })).toBeHidden();
  });

  test(`${locale}: a vehicle is turned by drag and by keys, its frames fetched when it is opened`, async ({
    page,
    request,
  }) => {
    const path = await turnedVehicle(request, locale);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const seen = watchPage(page);
    await page.goto(path);
    const before = seen.requests.filter((url) => url.endsWith("-640.avif")).length;
    const open = page.locator("[data-turntable]");
    await open.click();
    const slider = preview(page).getByRole("slider");
    await expect(preview(page).getByText(t.turnHint)).toBeVisible();
    expect(seen.requests.filter((url) => url.endsWith("-640.avif")).length).toBeGreaterThanOrEqual(
      before + 20,
    );
    await expect(slider).toHaveAttribute("aria-valuenow", "0");
    // At once: no Tab has to come first.
    await expect(slider).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveAttribute("aria-valuetext", t.turned);
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
  });

  test(`${locale}: the way to the dealer from where the visitor is`, async ({ page, request, context }) => {
    const { path } = await financedVehicle(request, locale);
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
    await page.goto(path);
    await page.getByRole("button", { name: t.locate }).click();
    await expect(page.locator("#delivery").getByRole("status")).toHaveText(t.distance);
  });
}

test("pictures that are closed twice at once do not take the page away, and open again", async ({
  page,
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(paths.list.es);
  await page.goto(path);
  const link = page.locator("a[data-gallery-picture]").first();
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
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);
  // A page that was loaded anew while they were open begins without them.
  await link.tap();
  await expect(shownFrame(page)).toBeVisible();
  await page.reload();
  await expect(preview(page)).toHaveCount(0);
  await link.tap();
  await expect(shownFrame(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
});

test("what is each vehicle's own is written on its pictures, also enlarged, and said in words", async ({
  page,
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(path);
  const digits = (text: string | null) => text?.replace(/\D/g, "");
  const kms = digits(await page.locator("dl dd", { hasText: /km$/ }).first().textContent());
  const gallery = page.locator("[data-gallery]");
  const plates = await gallery.locator("[data-kind=plate] text").allTextContents();
  expect(plates.length).toBeGreaterThanOrEqual(2);
  for (const plate of plates) expect(plate).toMatch(/^(0000 [A-Z]{3}|[A-Z]{2} 00 [A-Z]{2}|00 [A-Z]{2} 00)$/);
  expect(new Set(plates).size).toBe(1);
  const odometer = gallery.locator("li", { has: page.locator("[data-kind=odometer]") });
  await expect(odometer.locator("text")).toHaveText(`${kms} km`);
  expect(digits(await odometer.locator("img").getAttribute("alt"))).toContain(kms);
  await expect(gallery.getByText("Imágenes de demostración")).toHaveCount(1);
  await odometer.scrollIntoViewIfNeeded();
  await odometer.locator("a").tap();
  await expect(shownFrame(page)).toBeVisible();
  const writing = preview(page).locator("[data-written] svg");
  await expect(writing.locator("text")).toHaveText(`${kms} km`);
  const [overlay, image] = await Promise.all([writing.boundingBox(), shown(page).boundingBox()]);
  for (const side of ["x", "y", "width", "height"] as const)
    expect(Math.abs((overlay?.[side] ?? 0) - (image?.[side] ?? 9999))).toBeLessThan(2);
  await preview(page).locator("[data-act=next]").click();
  await expect(shownFrame(page)).toBeVisible();
  await expect(writing).toHaveCount(0);
});

test("while a picture is looked at the next one is fetched, and no other", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  const seen = watchPage(page);
  await page.goto(path);
  const links = page.locator("a[data-gallery-picture]");
  const files = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(files.length).toBeGreaterThan(2);
  const fetched = () => files.filter((file) => seen.requests.includes(file));
  await page.keyboard.press("Tab");
  await pageReady(page);
  const before = fetched();
  await links.first().tap();
  await expect(shownFrame(page)).toBeVisible();
  await expect.poll(() => fetched()).toContain(files[1]);
  expect(fetched().filter((file) => !before.includes(file) && !files.slice(0, 2).includes(file))).toEqual([]);
});

test("a slow picture that was left does not count for the one that is shown", async ({ page, request }) => {
  const { path } = await financedVehicle(request, "es");
  await page.goto(path);
  const links = page.locator("a[data-gallery-picture]");
  const [first, second] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  let refuse = () => {};
  const left = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(`**${first}`, async (route) => {
    await left;
    await route.abort();
  });
  await page.route(`**${second}`, () => {});
  await links.first().tap();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(shown(page)).toHaveAttribute("src", new RegExp(`${second}$`));
  refuse();
  await page.waitForTimeout(300);
  await expect(preview(page).locator("figure")).toHaveAttribute("data-status", "loading");
});

test("a turn that does not come whole says so and may be tried again, by keys alone", async ({
  page,
  request,
}) => {
  const path = await turnedVehicle(request, "es");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  const frames = await page
    .locator("[data-frames]")
    .evaluate((element) => JSON.parse((element as HTMLElement).dataset.frames ?? "[]") as string[]);
  const last = `**${frames.at(-1)}`;
  await page.route(last, (route) => route.abort());
  const open = page.locator("[data-turntable]");
  await open.focus();
  await page.keyboard.press("Enter");
  const again = preview(page).getByRole("button", { name: words.es.retry });
  await expect(again).toBeVisible();
  await page.unroute(last);
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(preview(page).getByText(words.es.turnHint)).toBeVisible();
  await expect(again).toBeHidden();
  const slider = preview(page).getByRole("slider");
  await expect(slider).toBeFocused();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", "345");
});

test("vehicles that come to be shown are asked for, other parts of the page are not", async ({
  page,
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  const seen = watchPage(page);
  await answerStatuses(page, new Map());
  await page.goto(path);
  const asked = () => seen.requests.filter((url) => url.includes("/api/vehicle-status")).length;
  await page.keyboard.press("Tab");
  await pageReady(page);
  await expect.poll(asked).toBe(1);
  const exchange = (selector: string) =>
    page.evaluate(
      (part) =>
        dispatchEvent(
          new CustomEvent("volante:exchanged", { detail: { part: document.querySelector(part) } }),
        ),
      selector,
    );
  await exchange("#finance");
  await exchange("#similar");
  await expect.poll(asked).toBe(2);
});

test("whoever asks too often is told when to come back", async ({ request }) => {
  const { vin } = await financedVehicle(request, "es");
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const ask = () => request.get(`/api/finance/${vin}/pdf?deposit=lots&locale=pt`, { headers });
  const answers = await Promise.all(Array.from({ length: 16 }, ask));
  expect(answers.filter((answer) => answer.status() === 400)).toHaveLength(15);
  const refused = answers.find((answer) => answer.status() === 429);
  expect(Number(refused?.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(/^Pediu muitos cálculos seguidos\. Aguarde \d+ s/);
});

test("the question about vehicles is bounded", async ({ request }) => {
  const { vin } = await financedVehicle(request, "es");
  const ask = (vins: string) => request.get(`/api/vehicle-status?vins=${vins}`);
  expect(await (await ask(vin)).json()).toEqual({ statuses: [{ vin, reserved: false, bought: false }] });
  expect(await (await ask("AAAAAAAAAAAAAAAAA")).json()).toEqual({ statuses: [] });
  for (const vins of [
    "",
    "short",
    `${vin},`,
    Array.from({ length: 61 }, (_, n) => `A${10 ** 15 + n}`).join(","),
  ])
    expect((await ask(vins)).status(), vins.slice(0, 40)).toBe(400);
});

import { expect } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { test } from "../support/test.ts";

const words = {
  es: {
    share: "Compartir",
    submit: "Ver cuándo llega",
    near: "A unos",
    brought: /En tu casa por \d+,\d\d\s€\. Si lo reservas hoy, llega entre/,
    wrong: "no es un código postal",
    own: "Tu simulación",
    zip: "28013",
    wrongZip: "Madrid",
    stock: /vehículos en/,
    all: "Ver todos los vehículos del concesionario",
    vehicles: "vehículos",
    dealers: "/concesionario-coches-ocasion/",
  },
  pt: {
    share: "Partilhar",
    submit: "Ver quando chega",
    near: "A cerca de",
    brought: /Em sua casa por \d+,\d\d\s€\. Se o reservar hoje, chega entre/,
    wrong: "não é um código postal",
    own: "A sua simulação",
    zip: "1950-421",
    wrongZip: "Lisboa",
    stock: /veículos em/,
    all: "Ver todos os veículos do concessionário",
    vehicles: "veículos",
    dealers: "/pt/concessionarios-carros-usados/",
  },
} as const;

for (const locale of ["es", "pt"] as const) {
  const t = words[locale];

  test(`${locale}: without scripts a picture leads to its file, and sharing to the networks`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    await page.locator("summary", { hasText: t.share }).click();
    await expect(page.locator("[data-share] button").filter({ visible: true })).toHaveCount(0);
    const network = page.locator("a[data-share-network=whatsapp]");
    await expect(network).toBeVisible();
    expect(decodeURIComponent((await network.getAttribute("href")) ?? "")).toContain(path);
    const href = (await page.locator("a[data-gallery-picture]").first().getAttribute("href")) ?? "";
    const picture = await request.get(href);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
  });

  test(`${locale}: a vehicle leads to all vehicles of its dealer, and the dealer back to them`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(path);
    const heading = page.getByRole("heading", { name: t.stock });
    const total = /\d+/.exec((await heading.textContent()) ?? "")?.[0] ?? "";
    await page.getByRole("link", { name: t.all }).click();
    await expect(page.locator("[data-results]")).toContainText(`${total} ${t.vehicles}`);
    await expect(page.locator("[data-results] nav a[href$='?page=2']").first()).toBeVisible();
    const list = new URL(page.url()).pathname;
    await page.goto(t.dealers);
    await expect(page.locator(`main a[href='${list}']`)).toHaveCount(1);
  });

  test(`${locale}: without scripts the distance is asked by postal code, and the simulation stays`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(`${path}?deposit=2500&months=48`);
    await expect(page.getByTestId("financed-price").getByText(t.own)).toBeVisible();
    const delivery = page.locator("#delivery");
    await delivery.locator("input[name=zip]").fill(t.zip);
    await delivery.getByRole("button", { name: t.submit }).click();
    await expect(page).toHaveURL(new RegExp(`\\?deposit=2500&months=48&zip=${t.zip}#delivery$`));
    await expect(delivery).toContainText(t.near);
    await expect(delivery).toContainText(t.brought);
    await expect(page.locator("#finance input[name=deposit]")).toHaveValue("2500");
    await delivery.locator("input[name=zip]").fill(t.wrongZip);
    await delivery.getByRole("button", { name: t.submit }).click();
    await expect(delivery).toContainText(t.wrong);
    await expect(delivery.locator("input[name=zip]")).toHaveValue(t.wrongZip);
  });
}

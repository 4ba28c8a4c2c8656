import { expect, test } from "@playwright/test";
import { financedVehicle } from "../support/financed-vehicle.ts";

const words = {
  es: {
    share: "Compartir",
    submit: "Calcular",
    near: "A unos",
    wrong: "no es un código postal",
    own: "Tu simulación",
    zip: "28013",
    wrongZip: "Madrid",
  },
  pt: {
    share: "Partilhar",
    submit: "Calcular",
    near: "A cerca de",
    wrong: "não é um código postal",
    own: "A sua simulação",
    zip: "1950-421",
    wrongZip: "Lisboa",
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
    const network = page.locator("a[data-share-network=whatsapp]");
    await expect(network).toBeVisible();
    expect(decodeURIComponent((await network.getAttribute("href")) ?? "")).toContain(path);
    const href = (await page.locator("a[data-gallery-picture]").first().getAttribute("href")) ?? "";
    const picture = await request.get(href);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
  });

  test(`${locale}: without scripts the distance is asked by postal code, and the simulation stays`, async ({
    page,
    request,
  }) => {
    const { path } = await financedVehicle(request, locale);
    await page.goto(`${path}?deposit=2500&months=48`);
    await expect(page.getByTestId("financed-price").getByText(t.own)).toBeVisible();
    const dealer = page.locator("#dealer");
    await dealer.locator("input[name=zip]").fill(t.zip);
    await dealer.getByRole("button", { name: t.submit }).click();
    await expect(page).toHaveURL(new RegExp(`\\?deposit=2500&months=48&zip=${t.zip}#dealer$`));
    await expect(dealer).toContainText(t.near);
    await expect(page.locator("#finance input[name=deposit]")).toHaveValue("2500");
    await dealer.locator("input[name=zip]").fill(t.wrongZip);
    await dealer.getByRole("button", { name: t.submit }).click();
    await expect(dealer).toContainText(t.wrong);
    await expect(dealer.locator("input[name=zip]")).toHaveValue(t.wrongZip);
  });
}

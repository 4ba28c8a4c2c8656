import { expect, type Page } from "@playwright/test";
import { touched } from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const form = "/bloques/panel/";

const openForm = async (page: Page) => {
  await page.goto("/bloques/");
  await touched(page);
  await page.locator("a[data-panel=example]").click();
  const dialog = page.getByRole("dialog", { name: "Formulario de ejemplo" });
  await expect(dialog.getByLabel("Nombre")).toBeVisible();
  return dialog;
};

test("a form in a panel says what is wrong, keeps what was typed, and is taken in its place", async ({
  page,
}) => {
  const seen = watchPage(page);
  const dialog = await openForm(page);
  await dialog.getByLabel("Nombre").fill("Ana");
  await dialog.getByLabel("Correo electrónico").fill("ana");
  await dialog.getByRole("button", { name: "Enviar" }).click();
  const email = dialog.getByLabel("Correo electrónico");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Escribe un correo completo/);
  await expect(email).toHaveValue("ana");
  await expect(dialog.getByLabel("Nombre")).toHaveValue("Ana");
  await expect(page).toHaveURL(/\/bloques\/#example$/);
  await email.fill("ana@ejemplo.es");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Recibido. Gracias.")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Formulario de ejemplo" })).toBeFocused();
  const cookies = await page.context().cookies(new URL(form, page.url()).href);
  expect(cookies.filter(({ name }) => name.endsWith("volante-form"))).toEqual([]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/bloques\/$/);
  expect(seen.problems).toEqual([]);
});

test("what a panel brings along has names of its own", async ({ page }) => {
  await page.goto("/bloques/");
  await touched(page);
  await page.evaluate(() => {
    document
      .querySelector("main")
      ?.prepend(Object.assign(document.createElement("input"), { id: "example-name" }));
  });
  await page.locator("a[data-panel=example]").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Nombre", { exact: true }).click();
  await expect(dialog.getByLabel("Nombre")).toBeFocused();
  const twice = await dialog
    .locator("[id]")
    .evaluateAll((elements) =>
      elements.map(({ id }) => id).filter((id) => document.querySelectorAll(`[id="${id}"]`).length > 1),
    );
  expect(twice).toEqual([]);
});

test("an answer that is lost keeps the form, says so, and is asked for again", async ({ page }) => {
  const dialog = await openForm(page);
  await page.route(`**${form}*`, (route) => route.abort());
  await dialog.getByLabel("Nombre").fill("Ana");
  await dialog.getByLabel("Correo electrónico").fill("ana@ejemplo.es");
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Nombre")).toHaveValue("Ana");
  await page.unroute(`**${form}*`);
  await dialog.getByRole("alert").getByRole("button").click();
  await expect(dialog.getByText("Recibido. Gracias.")).toBeVisible();
});

test("a form that is sent twice at once is sent once", async ({ page }) => {
  const dialog = await openForm(page);
  let posts = 0;
  await page.route(`**${form}*`, async (route) => {
    if (route.request().method() === "POST") posts += 1;
    await route.continue();
  });
  await dialog.getByLabel("Nombre").fill("Ana");
  await dialog.getByLabel("Correo electrónico").fill("ana@ejemplo.es");
  await dialog.getByRole("button", { name: "Enviar" }).dblclick();
  await expect(dialog.getByText("Recibido. Gracias.")).toBeVisible();
  expect(posts).toBe(1);
});

test("a form that is refused from outside, and one of another page, leave the panel as it is", async ({
  page,
  request,
}) => {
  const foreign = await request.post(form, {
    headers: { origin: "https://example.com" },
    multipart: { name: "x" },
  });
  expect(foreign.status()).toBe(403);
  const dialog = await openForm(page);
  await page.route(`**${form}*`, (route) => route.fulfill({ status: 403, body: "Forbidden" }));
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Nombre")).toBeVisible();
});

test("a form whose answer is another page leads there", async ({ page }) => {
  const dialog = await openForm(page);
  await page.route(`**${form}*`, (route) =>
    route.fulfill({ status: 303, headers: { location: "/configurar-cookies/" } }),
  );
  await dialog.getByRole("button", { name: "Enviar" }).click();
  await expect(page).toHaveURL(/\/configurar-cookies\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

import { expect } from "@playwright/test";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { letTimePass, query } from "../support/database.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { shownAlert } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const codeFor = async (email: string): Promise<string> => {
  const [mail] = await query<{ text: string }>(
    "select text from outbox where recipient = $1 order by created_at desc limit 1",
    [email],
  );
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
};

for (const locale of ["es", "pt"] as const)
  test(`${locale}: a new customer opens an account from a heart, by keyboard alone, and has what was wished`, async ({
    page,
  }) => {
    const words = loginWords[locale];
    const email = newAddress();
    await page.goto(paths.list[locale]);
    await page.locator("main article button[data-favourite]").first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(words.email, { exact: true })).toBeVisible();
    await page.locator("[data-identity-widget] li a").first().focus();
    await page.keyboard.press("Enter");
    await page.getByLabel(words.email, { exact: true }).focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/identity\/code/);
    await page.locator("#code").focus();
    await page.keyboard.type(await codeFor(email));
    await page.keyboard.press("Enter");
    await page.locator("#name").focus();
    await page.keyboard.type("Ana Gómez");
    await page.locator("#password").focus();
    await page.keyboard.type("un-coche-de-2019-azul");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === paths.list[locale]);
    await expect(page.locator("main article button[aria-pressed=true][data-favourite]")).toHaveCount(1);
    const kept = await query(
      "select f.vin from favourites f join customers c on c.id = f.customer_id where c.email = $1",
      [email],
    );
    expect(kept).toHaveLength(1);
  });

test("a vehicle that is kept on its own page is kept with the credit that is shown there", async ({
  page,
  baseURL,
}) => {
  const { email } = await registerCustomer(page, baseURL ?? "");
  await page.goto((await financedVehicle(page.request, "es")).path);
  const heart = page.locator("[data-vehicle-page] button[data-favourite]").first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(shownAlert(page, loginWords.es.kept)).toBeVisible();
  const kept = await query<{ finance: string }>(
    "select f.finance_id as finance from favourites f join customers c on c.id = f.customer_id where c.email = $1",
    [email],
  );
  expect(kept).toEqual([{ finance: expect.stringMatching(/^[a-z-]+$/) }]);
});

test("there are no demo customers in a database that was given", async () => {
  expect(await query("select 1 from customers where email like 'cliente%@volante.test'")).toEqual([]);
});

test("signing out in one browser ends the same session in every other", async ({
  page,
  baseURL,
  browser,
}) => {
  await registerCustomer(page, baseURL ?? "");
  const copy = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await copy.newPage();
  await other.goto(`${baseURL}${favouritesPaths.es}`);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(loginWords.es.favourites);
  await page.goto(loginPaths.es);
  await page.locator("main").getByRole("button", { name: loginWords.es.logOut }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await other.goto(`${baseURL}${favouritesPaths.es}`);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(loginWords.es.title);
  await copy.close();
});

test("a session that was left alone for longer than its token lives leads to the login and back", async ({
  page,
  baseURL,
}) => {
  const { email } = await registerCustomer(page, baseURL ?? "");
  const ofCustomer =
    "session_id in (select s.id from sessions s join customers c on c.id = s.customer_id where c.email = $2)";
  await letTimePass("public.tokens", "31 minutes", ofCustomer, [email]);
  await page.goto(favouritesPaths.es);
  await expect(page).toHaveURL(/\/acceso\/\?returnTo=%2Fpersonal%2Ffavoritos%2F/);
});

test("two hundred favourites are the most, which is said in words", async ({ page, baseURL }) => {
  const { email } = await registerCustomer(page, baseURL ?? "");
  await query(
    `insert into favourites (customer_id, vin, initial_price_cents, created_at)
     select c.id, v.vin, 1000000, now() from customers c, (select vin from vehicles where status = 'bought' limit 200) v
     where c.email = $1`,
    [email],
  );
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    "select count(*)::int as count from favourites f join customers c on c.id = f.customer_id where c.email = $1",
    [email],
  );
  await query(
    `insert into favourites (customer_id, vin, initial_price_cents, created_at)
     select c.id, 'ZZZZZZZZZZZZZZ' || lpad(n::text, 3, '0'), 1000000, now() from customers c, generate_series(1, 200 - $2::int) n
     where c.email = $1`,
    [email, count],
  );
  await page.goto(paths.list.es);
  const heart = page.locator("main article button[data-favourite]").first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(shownAlert(page, loginWords.es.full)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expectSilence(page, "a list of favourites that is full");
  await page.goto(favouritesPaths.es);
  await expect(page.locator("main ul:not(nav ul) > li")).toHaveCount(200);
  await expect(page.getByText(/Se ha vendido/).first()).toBeVisible();
  await expect(page.getByText(/Ya no está en la web/).first()).toBeVisible();
  await expectSilence(page, "favourites that are sold and gone");
});

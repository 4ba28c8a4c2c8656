import { expect } from "@playwright/test";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { favouritesPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { storeCustomer } from "#tools/test-support/stored-customer.ts";
import { query } from "../support/database.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { codeFor } from "../support/mailed.ts";
import { shownAlert } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

test(
  "a new customer opens an account from a heart, by keyboard alone, and has the vehicle among the favourites",
  withAll,
  async ({ page }) => {
    const words = loginWords.es;
    const email = newAddress();
    await page.goto(paths.list.es);
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
    await page.waitForURL((url) => url.pathname === paths.list.es);
    await expect(page.locator("main article button[aria-pressed=true][data-favourite]")).toHaveCount(1);
    const stored = await query(
      "select f.vin from favourites f join customers c on c.id = f.customer_id where c.email = $1",
      [email],
    );
    expect(stored).toHaveLength(1);
  },
);

test(
  "a heart beyond two hundred says so and stays as it was; axe finds nothing on favourites that are sold and gone",
  withAll,
  async ({ page }) => {
    const { id, cookies } = await storeCustomer();
    await page.context().addCookies(cookies);
    await query(
      `insert into favourites (customer_id, vin, initial_price_cents, created_at)
     select $1, vin, 1000000, now() from (select vin from vehicles where status = 'bought' limit 10) v
     union all select $1, 'ZZZZZZZZZZZZZZ' || lpad(n::text, 3, '0'), 1000000, now() from generate_series(1, 190) n`,
      [id],
    );
    await page.goto(paths.list.es);
    const heart = page.locator("main article button[data-favourite]").first();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(shownAlert(page, loginWords.es.full)).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    // Axe needs no two hundred.
    await query("delete from favourites where customer_id = $1 and vin > 'ZZZZZZZZZZZZZZ003'", [id]);
    await page.goto(favouritesPaths.es);
    await expect(page.locator("main ul:not(nav ul) > li")).toHaveCount(13);
    await expect(page.getByText(/Se ha vendido/).first()).toBeVisible();
    await expect(page.getByText(/Ya no está en la web/).first()).toBeVisible();
    await expectSilence(page, "favourites that are sold and gone");
  },
);

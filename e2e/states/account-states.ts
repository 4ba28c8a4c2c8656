import { expect } from "@playwright/test";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { accountFormPath } from "#tools/test-support/personal-paths.ts";
import { emptyFields, refuseForm } from "./refuse-form.ts";
import { beCustomer, beNew } from "./signed-in.ts";
import type { State } from "./state.ts";

/** The login with the provider's form in it, the provider's own pages, the account and the favourites. */
export const accountStates: readonly State[] = [
  {
    name: "login",
    smoke: true,
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      const words = loginWords[locale];
      await page.goto(loginPaths[locale]);
      await expect(page.locator("[data-identity-widget=rendered]")).toBeVisible();
      await look("form");
      await page.getByLabel(words.email, { exact: true }).fill("nadie@volante.test");
      await page.getByLabel(words.password, { exact: true }).fill("x");
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.locator("[data-identity-problem]")).toBeVisible();
      await look("wrong password");
    },
  },
  {
    name: "pages of the login provider",
    smoke: true,
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      for (const [index, name] of ["registration", "new password"].entries()) {
        await page.goto(loginPaths[locale]);
        await page.locator("[data-identity-widget] li a").nth(index).click();
        await page.getByRole("button").click();
        await expect(page.getByRole("alert")).toBeFocused();
        await look(`${name}, no address`);
        await page.getByLabel(loginWords[locale].email, { exact: true }).fill(newAddress());
        await page.getByRole("button").click();
        await expect(page.locator("[name=code]")).toBeVisible();
        await look(`${name}, code`);
      }
    },
  },
  {
    name: "menu of the reserved area",
    reach: async (visit) => {
      const { page, locale, isPhone } = visit;
      await beCustomer(visit);
      await page.goto(paths.home[locale]);
      await expect(page.locator("[data-visitor=in]").first()).not.toHaveAttribute("hidden");
      await page
        .locator(`button[popovertarget=${isPhone ? "site" : "visitor"}-menu]`)
        .last()
        .click();
    },
  },
  {
    name: "favourites",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      const words = loginWords[locale];
      await beNew(visit);
      await page.goto(favouritesPaths[locale]);
      await look("none");
      await page.goto(paths.list[locale]);
      const heart = page.locator("main article button[data-favourite]").first();
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await look("heart that was clicked");
      await page.locator("[data-panel=favorite]").click();
      const panel = page.getByRole("dialog", { name: words.favourites });
      await panel.getByRole("button", { name: words.remove }).click();
      await expect(panel.getByRole("button", { name: words.undo })).toBeVisible();
      await look("one removed, in the panel");
      await panel.getByRole("button", { name: words.undo }).click();
      await expect(panel.getByRole("button", { name: words.remove })).toBeVisible();
      await page.goto(favouritesPaths[locale]);
      await look("one");
    },
  },
  {
    name: "account",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      await beNew(visit);
      await page.goto(loginPaths[locale]);
      await look("overview");
      for (const form of ["details", "address", "code", "password", "deletion"] as const) {
        await page.goto(accountFormPath(form, locale));
        const tier = form === "details" ? undefined : "all";
        await look(form, tier);
        await emptyFields(page);
        await refuseForm(page);
        await look(`${form}, refused`, tier);
      }
    },
  },
];

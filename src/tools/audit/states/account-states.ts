import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { beCustomer, showLogin } from "./signed-in.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

const keepOne = async (visit: StateSetting): Promise<void> => {
  const { page, locale } = visit;
  await beCustomer(visit);
  await page.goto(paths.list[locale]);
  const heart = page.locator("main article button[data-favourite]").first();
  await patiently(heart).toHaveAttribute("aria-pressed", /true|false/);
  if ((await heart.getAttribute("aria-pressed")) === "false") await heart.click();
  await patiently(heart).toHaveAttribute("aria-pressed", "true");
};

/** What somebody meets who signs in: the provider's form in the login page, the account, the favourites. */
export const accountStates: readonly State[] = [
  { name: "login", inEveryLook: true, reach: showLogin },
  {
    name: "login, wrong password",
    inEveryLook: true,
    // The browser announces the refusal as a failed resource.
    says: /status of 401/,
    reach: async ({ page, locale }) => {
      await showLogin({ page, locale });
      await page.getByLabel(loginWords[locale].email, { exact: true }).fill("nadie@volante.test");
      await page.getByLabel(loginWords[locale].password, { exact: true }).fill("x");
      await page.getByRole("button", { name: loginWords[locale].submit }).click();
      await patiently(page.locator("[data-identity-problem]")).toBeVisible();
    },
  },
  {
    name: "account",
    inEveryLook: true,
    reach: async (visit) => {
      await beCustomer(visit);
      await visit.page.goto(loginPaths[visit.locale]);
    },
  },
  {
    name: "menu of the reserved area",
    reach: async (visit) => {
      const { page, locale, isPhone } = visit;
      await beCustomer(visit);
      await page.goto(paths.home[locale]);
      await patiently(page.locator("[data-visitor=in]").first()).not.toHaveAttribute("hidden");
      await page
        .locator(`button[popovertarget=${isPhone ? "site" : "visitor"}-menu]`)
        .last()
        .click();
    },
  },
  {
    name: "favourites",
    inEveryLook: true,
    reach: async (visit) => {
      await keepOne(visit);
      await visit.page.goto(favouritesPaths[visit.locale]);
    },
  },
  {
    name: "favourites in their panel, one let go",
    reach: async (visit) => {
      await keepOne(visit);
      await visit.page.locator("[data-panel=favorite]").click();
      const panel = visit.page.locator("dialog[open]");
      await panel.getByRole("button", { name: loginWords[visit.locale].remove }).first().click();
      await patiently(panel.getByRole("button", { name: loginWords[visit.locale].undo })).toBeVisible();
    },
  },
];

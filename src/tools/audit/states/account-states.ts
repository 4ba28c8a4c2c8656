import { demoCustomers, favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

type Visit = Pick<StateSetting, "page" | "locale">;

const showLogin = async ({ page, locale }: Visit): Promise<void> => {
  await page.goto(loginPaths[locale]);
  await patiently(page.locator("[data-identity-widget=drawn]")).toBeVisible();
};

const signIn = async ({ page, locale }: Visit): Promise<void> => {
  await showLogin({ page, locale });
  const words = loginWords[locale];
  const { email, password } = demoCustomers[locale];
  await page.getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.submit }).click();
  await page.waitForURL(({ pathname }) => pathname !== loginPaths[locale]);
};

const keepOne = async ({ page, locale }: Visit): Promise<void> => {
  await signIn({ page, locale });
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
      await signIn(visit);
      await visit.page.goto(loginPaths[visit.locale]);
    },
  },
  {
    name: "menu of the reserved area",
    reach: async ({ page, locale, isPhone }) => {
      await signIn({ page, locale });
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

import { demoCustomers, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { patiently, type StateSetting } from "./state.ts";

type Cookies = Awaited<ReturnType<ReturnType<StateSetting["page"]["context"]>["cookies"]>>;

/** Sessions that have begun, so that no account is signed in to more often than its limit says. */
const sessions = new Map<string, Promise<Cookies>>();

/** Signs the page's visitor in, once for all states of a customer. @param begin how a session of theirs begins */
export const beSignedIn = async (
  key: string,
  { page }: StateSetting,
  begin: () => Promise<unknown>,
): Promise<void> => {
  const context = page.context();
  const session = sessions.get(key) ?? begin().then(() => context.cookies());
  sessions.set(key, session);
  session.catch(() => sessions.delete(key));
  await context.addCookies(
    (await session).filter(({ name }) => /^(?:__Host-)?volante(?:-known)?$/.test(name)),
  );
};

/** The login, with the provider's form in it. */
export const showLogin = async ({ page, locale }: Pick<StateSetting, "page" | "locale">): Promise<void> => {
  await page.goto(loginPaths[locale]);
  await patiently(page.locator("[data-identity-widget=drawn]")).toBeVisible();
};

/** Somebody who has a bit of everything. */
export const beCustomer = (visit: StateSetting): Promise<void> =>
  beSignedIn(`demo ${visit.locale}`, visit, async () => {
    const { page, locale } = visit;
    await showLogin(visit);
    const words = loginWords[locale];
    await page.getByLabel(words.email, { exact: true }).fill(demoCustomers[locale].email);
    await page.getByLabel(words.password, { exact: true }).fill(demoCustomers[locale].password);
    await page.getByRole("button", { name: words.submit }).click();
    await page.waitForURL(({ pathname }) => pathname !== loginPaths[locale]);
  });

/** Somebody who has nothing yet. @param who tells apart customers who are to stay so from those who are not */
export const beNew = (visit: StateSetting, who = "new"): Promise<void> =>
  beSignedIn(who, visit, async () => {
    await visit.page.goto(paths.home.es);
    await registerCustomer(visit.page, new URL(visit.page.url()).origin);
  });

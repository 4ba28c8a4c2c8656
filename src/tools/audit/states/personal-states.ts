import { wordsOf } from "#platform/wording.ts";
import { takeTime } from "#tools/test-support/contact-form.ts";
import { leadPath } from "#tools/test-support/lead-forms.ts";
import { paths } from "#tools/test-support/paths.ts";
import { accountFormPath, personalPath } from "#tools/test-support/personal-paths.ts";
import { refuseForm } from "./refuse-form.ts";
import { beCustomer, beNew } from "./signed-in.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

const at =
  (
    be: (visit: StateSetting) => Promise<void>,
    route: "savedSearches" | "notifications" | "account",
    query = "",
  ): State["reach"] =>
  async (visit) => {
    await be(visit);
    await visit.page.goto(personalPath(route, visit.locale) + query);
    await patiently(visit.page.locator("main h1")).toBeVisible();
  };

const openAlert = async (visit: StateSetting): Promise<void> => {
  await at(beCustomer, "savedSearches")(visit);
  const link = visit.page.locator('main a[href*="?alert="]').first();
  await visit.page.goto((await link.getAttribute("href")) ?? "");
};

const removed = "thing=search&id=y956rpa7jjajzfj1vy74k9zxj3&name=Mi+coche&list=%2F";

const accountForms = (["details", "address", "code", "password", "deletion"] as const).flatMap(
  (form): readonly State[] => [
    {
      name: `account, ${form}`,
      reach: async (visit) => {
        await beNew(visit);
        await visit.page.goto(accountFormPath(form, visit.locale));
      },
    },
    {
      name: `account, ${form}, refused`,
      inEveryLook: true,
      reach: async (visit) => {
        const { page, locale } = visit;
        await beNew(visit);
        await page.goto(accountFormPath(form, locale));
        for (const field of await page.locator("main form input:not([type=hidden]):visible").all())
          await field.fill("");
        await refuseForm(page, "main");
      },
    },
  ],
);

/** The personal area, with much and with nothing in it. */
export const personalStates: readonly State[] = [
  { name: "searches and alerts", inEveryLook: true, reach: at(beCustomer, "savedSearches") },
  { name: "searches and alerts, none", inEveryLook: true, reach: at(beNew, "savedSearches") },
  { name: "searches and alerts, one removed", reach: at(beCustomer, "savedSearches", `?${removed}`) },
  { name: "searches and alerts, not changed", reach: at(beCustomer, "savedSearches", "?failed=full") },
  { name: "alert that is changed", reach: openAlert },
  {
    name: "alert that is changed, refused",
    inEveryLook: true,
    reach: async (visit) => {
      await openAlert(visit);
      await visit.page.getByLabel(wordsOf(visit.locale, "savedSearches").changePrice).fill("x");
      await refuseForm(visit.page, "main");
    },
  },
  { name: "notifications", inEveryLook: true, reach: at(beCustomer, "notifications") },
  { name: "notifications of one kind", reach: at(beCustomer, "notifications", "?about=price-drop") },
  { name: "notifications, none", inEveryLook: true, reach: at(beNew, "notifications") },
  { name: "account, overview", inEveryLook: true, reach: at(beCustomer, "account") },
  ...accountForms,
  {
    name: "save-search, taken",
    reach: async (visit) => {
      const { page, locale } = visit;
      await beNew(visit, "saver");
      const list = `list=${encodeURIComponent(paths.list[locale])}&brand=seat`;
      await page.goto(`${leadPath("save-search", locale)}?${list}`);
      await takeTime(page);
      await page.locator("main form[novalidate] button").last().click();
      await page.waitForURL(/enviado=1/);
    },
  },
];

import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere, takeTime } from "#tools/test-support/contact-form.ts";
import { fillLead, type LeadForm, leadForms, leadPath } from "#tools/test-support/lead-forms.ts";
import { paths } from "#tools/test-support/paths.ts";
import { refuseForm } from "./refuse-form.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

/** Goes to the page of a form, about a vehicle or a list where it is about one. */
const openForm = async ({ page, locale, stock }: StateSetting, { panel, from }: LeadForm): Promise<void> => {
  const list = `kind=car&list=${encodeURIComponent(paths.list[locale])}&brand=seat`;
  const query = { vehicle: `?vin=${stock.vin}`, list: `?${list}`, home: "" }[from];
  await page.goto(leadPath(panel, locale) + query);
};

const statesOf = (form: LeadForm): readonly State[] => [
  {
    name: `${form.panel}, empty`,
    reach: (visit) => openForm(visit, form),
  },
  {
    name: `${form.panel}, refused`,
    inEveryLook: true,
    reach: async (visit) => {
      await openForm(visit, form);
      await refuseForm(visit.page, "main");
    },
  },
  {
    name: `${form.panel}, taken`,
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale } = visit;
      const words = wordsOf(locale, "leads");
      await comeFromElsewhere(page);
      await openForm(visit, form);
      await fillLead(page, form, locale);
      await takeTime(page);
      await page.getByRole("button", { name: words[`${form.stem}Send`] }).click();
      const name = form.isConfirmed ? words.toConfirmTitle : words[`${form.stem}Sent`];
      await patiently(page.getByRole("heading", { name })).toBeVisible();
    },
  },
];

/** What visitors ask for, beside general contact, and what it is when its page is about nothing. */
export const leadStates: readonly State[] = [
  ...leadForms.flatMap(statesOf),
  {
    name: "test-drive, about no vehicle",
    reach: async ({ page, locale }) => void (await page.goto(leadPath("test-drive", locale))),
  },
  {
    name: "test-drive of a reserved vehicle",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      const reserved = page.locator("main article[data-status=reserved]").first();
      for (let number = 1; (await reserved.count()) === 0; number++)
        await page.goto(`${paths.list[locale]}?page=${number}`);
      await page.goto(`${leadPath("test-drive", locale)}?vin=${await reserved.getAttribute("data-vin")}`);
      await patiently(page.getByText(wordsOf(locale, "leads").reservedText)).toBeVisible();
    },
  },
  {
    name: "car-alert, about no list",
    reach: async ({ page, locale }) => void (await page.goto(leadPath("car-alert", locale))),
  },
  {
    name: "save-search, not signed in",
    reach: async ({ page, locale }) => {
      const list = `list=${encodeURIComponent(paths.list[locale])}&brand=seat`;
      await page.goto(`${leadPath("save-search", locale)}?${list}&revisar=1`);
    },
  },
];

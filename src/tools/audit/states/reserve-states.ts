import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { fillReserve, reserveAddress, reserveZip, sendReserveStep } from "#tools/test-support/reserve.ts";
import { refuseForm } from "./refuse-form.ts";
import { beNew } from "./signed-in.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

const steps = ["payment", "financing", "delivery", "person", "summary"] as const;
type Step = (typeof steps)[number];

/** Answers the steps before one, with a credit, for a vehicle that is only looked at. */
const comeTo = async (visit: StateSetting, step: Step): Promise<void> => {
  const { page, locale, stock } = visit;
  await beNew(visit, "buyer");
  await comeFromElsewhere(page);
  await page.goto(reserveAddress(locale, stock.vin, "payment"));
  const answer: Readonly<Record<Step, () => Promise<unknown>>> = {
    payment: () => fillReserve.payment(page, "yes"),
    financing: async () => undefined,
    delivery: () => fillReserve.dealer(page),
    person: () => fillReserve.person(page, locale, { birthDate: "28/2/1990" }),
    summary: async () => undefined,
  };
  const titles = wordsOf(locale, "reservation");
  for (const before of steps.slice(0, steps.indexOf(step))) {
    await patiently(page.getByRole("heading", { level: 1, name: titles[`${before}Title`] })).toBeVisible();
    await answer[before]();
    await sendReserveStep(page);
  }
  await patiently(page.getByRole("heading", { level: 1, name: titles[`${step}Title`] })).toBeVisible();
};

/** The reservation, step by step, up to what would reserve. */
export const reserveStates: readonly State[] = [
  ...steps.map(
    (step): State => ({ name: `reserve, ${step}`, inEveryLook: true, reach: (visit) => comeTo(visit, step) }),
  ),
  ...(["delivery", "person", "summary"] as const).map(
    (step): State => ({
      name: `reserve, ${step}, refused`,
      reach: async (visit) => {
        await comeTo(visit, step);
        await refuseForm(visit.page, "main");
      },
    }),
  ),
  {
    name: "reserve, two banks",
    reach: async (visit) => {
      const { page, locale, stock } = visit;
      await comeTo(visit, "financing");
      await page.goto(`${reserveAddress(locale, stock.vin, "financing")}&bankFee=300&bankMonths=60`);
      await patiently(page.locator("main details[open] table")).toBeVisible();
    },
  },
  {
    name: "reserve, costs and days",
    reach: async (visit) => {
      const { page, locale, stock } = visit;
      await comeTo(visit, "delivery");
      await page.goto(`${reserveAddress(locale, stock.vin, "delivery")}&zip=${reserveZip(locale)}`);
    },
  },
];

import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import {
  fillStep,
  headingOf,
  knownWay,
  sendStep,
  tradeInPath,
  unknownPlates,
  walk,
  wayByHand,
} from "#tools/test-support/trade-in.ts";
import { refuseForm } from "./refuse-form.ts";
import { beCustomer, beNew } from "./signed-in.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

type Step = Parameters<typeof walk>[3][number] | "valuation";

/** Goes over the pages before one, as somebody whose plate is known, or who describes the car by hand. */
const comeTo = async ({ page, locale }: StateSetting, step: Step): Promise<void> => {
  await comeFromElsewhere(page);
  await page.goto(tradeInPath(locale));
  const isByHand = step === "make" || step === "model" || step === "version";
  if (isByHand) {
    await fillStep.plate(page, locale);
    await page.locator("[name=plate]").fill(unknownPlates[locale]);
    await sendStep(page);
  }
  const way: readonly Step[] = isByHand ? wayByHand : [...knownWay, "valuation", "booking"];
  const before = way.slice(0, way.indexOf(step));
  await walk(
    page,
    page,
    locale,
    before.filter((each) => each !== "valuation"),
  );
  if (before.includes("valuation")) await sendStep(page);
  await patiently(page.getByRole("heading", { name: headingOf(step, locale) })).toBeVisible();
};

const steps: readonly Step[] = [...knownWay, "make", "model", "version", "valuation", "booking"];
/** Every page but these two is wrong as it stands. */
const neverWrong: readonly Step[] = ["found", "valuation"];

const ofCustomer =
  (query = ""): State["reach"] =>
  async (visit) => {
    await beCustomer(visit);
    await visit.page.goto(personalPath("tradeIns", visit.locale));
    const link = visit.page.locator("main li h2 a").first();
    await visit.page.goto(`${await link.getAttribute("href")}${query}`);
    await patiently(visit.page.locator("main h1")).toBeVisible();
  };

/** The trade-in, page by page, and what customers had valued. */
export const tradeInStates: readonly State[] = [
  ...steps.map((step): State => ({ name: `trade-in, ${step}`, reach: (visit) => comeTo(visit, step) })),
  ...steps
    .filter((step) => !neverWrong.includes(step))
    .map(
      (step): State => ({
        name: `trade-in, ${step}, refused`,
        inEveryLook: true,
        reach: async (visit) => {
          await comeTo(visit, step);
          await refuseForm(visit.page, "main");
        },
      }),
    ),
  {
    name: "trade-in in its panel, refused",
    inEveryLook: true,
    reach: async ({ page, locale }) => {
      await page.goto(`${paths.home[locale]}#tradein`);
      await refuseForm(page, "dialog[open]");
    },
  },
  {
    name: "trade-in, booked",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale } = visit;
      await comeTo(visit, "booking");
      await fillStep.booking(page, locale);
      await sendStep(page);
      await patiently(page.locator("main dl")).toBeVisible();
    },
  },
  {
    name: "valued cars",
    inEveryLook: true,
    reach: async (visit) => {
      await beCustomer(visit);
      await visit.page.goto(personalPath("tradeIns", visit.locale));
    },
  },
  {
    name: "valued cars, none",
    reach: async (visit) => {
      await beNew(visit);
      await visit.page.goto(personalPath("tradeIns", visit.locale));
    },
  },
  { name: "valued car", inEveryLook: true, reach: ofCustomer() },
  { name: "valued car, to be deleted", inEveryLook: true, reach: ofCustomer("?confirm=delete") },
];

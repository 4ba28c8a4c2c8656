import sharp from "sharp";
import { gradeFields } from "#features/trade-in/condition/condition-fields.ts";
import { arriveFromElsewhere } from "#tools/test-support/contact-form.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { knownWay, tradeInPath, walk } from "#tools/test-support/trade-in.ts";
import { refuseForm } from "./refuse-form.ts";
import { beNew } from "./signed-in.ts";
import type { State, Visit } from "./state.ts";

const ticked = ["bonnet-scratch", "roof-dent", "left-front-wheel-kerbed", "left-rear-light-broken"] as const;

/** Has a new customer's car valued; resolves to the path of its page. */
const valueCar = async (visit: Visit): Promise<string> => {
  const { page, locale } = visit;
  await beNew(visit);
  await arriveFromElsewhere(page);
  await page.goto(tradeInPath(locale));
  await walk(page, page, locale, knownWay);
  await page.goto(personalPath("tradeIns", locale));
  return (await page.locator("main li h2 a").first().getAttribute("href")) ?? "";
};

/** Fills in how the car is, with marks on several sides. */
const fillIn = async ({ page }: Visit): Promise<void> => {
  await page.locator("[name=kms]").fill("65.500");
  for (const field of Object.values(gradeFields)) await page.locator(`[name=${field}][value=FAIR]`).check();
  for (const details of await page.locator("details:has([data-part])").all())
    await details.evaluate((part) => part.setAttribute("open", ""));
  for (const mark of ticked) await page.locator(`[name=${mark}]`).check();
};

const submit = ({ page }: Visit): Promise<void> =>
  page.locator("main form[novalidate] button").last().click();

const addPicture = async ({ page }: Visit, side: string): Promise<void> => {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#27508f" } })
    .jpeg()
    .toBuffer();
  await touched(page);
  await page.locator(`#photo-${side}`).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await page.waitForURL(new RegExp(`saved=${side}`));
};

/** How customers say that a car is, and its pictures, until it is handed in. */
export const conditionStates: readonly State[] = [
  {
    name: "condition",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, look } = visit;
      const own = await valueCar(visit);
      const open = async (name: string, below = ""): Promise<void> => {
        await page.goto(`${own}${below}`);
        await look(name);
      };
      await page.goto(`${own}estado/`);
      await fillIn(visit);
      await page.locator("[name=kms]").fill("1");
      await refuseForm(page);
      await look("refused");
      await fillIn(visit);
      await submit(visit);
      await page.waitForURL(/fotos/);
      await look("no photos");
      await open("draft", "estado/");
      await open("saved");
      await page.goto(`${own}fotos/`);
      await addPicture(visit, "front");
      await addPicture(visit, "interior");
      await look("some photos");
      await open("one photo refused", "fotos/?error=notPicture&pov=rear");
      await open("to be handed in", "?confirm=submit");
      await submit(visit);
      await page.waitForURL(/enviado=1/);
      await look("handed in");
      await open("closed", "estado/");
      await open("photos, closed", "fotos/");
    },
  },
];

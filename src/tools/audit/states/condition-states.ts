import sharp from "sharp";
import { gradeFields } from "#features/trade-in/condition/condition-fields.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { openValuedCar } from "#tools/test-support/valued-car.ts";
import { refuseForm } from "./refuse-form.ts";
import { beSignedIn } from "./signed-in.ts";
import { patiently, type State, type StateSetting } from "./state.ts";

const ticked = ["bonnet-scratch", "roof-dent", "left-front-wheel-kerbed", "left-rear-light-broken"] as const;

/** Says how the car is, with marks on several sides, and saves it as a draft. */
const saveDraft = async ({ page }: StateSetting, own: string): Promise<void> => {
  await page.goto(`${own}estado/`);
  await page.locator("[name=kms]").fill("65.500");
  for (const field of Object.values(gradeFields)) await page.locator(`[name=${field}][value=FAIR]`).check();
  for (const details of await page.locator("details:has([data-part])").all())
    await details.evaluate((part) => part.setAttribute("open", ""));
  for (const mark of ticked) await page.locator(`[name=${mark}]`).check();
  await page.locator("main form[novalidate] button").last().click();
  await page.waitForURL(/fotos/);
};

const addPictures = async ({ page }: StateSetting, own: string): Promise<void> => {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#27508f" } })
    .jpeg()
    .toBuffer();
  for (const pov of ["front", "interior"]) {
    await page.goto(`${own}fotos/`);
    await touched(page);
    await page.locator(`#photo-${pov}`).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await page.waitForURL(new RegExp(`saved=${pov}`));
  }
};

const handIn = async ({ page }: StateSetting, own: string): Promise<void> => {
  await page.goto(`${own}?confirm=submit`);
  await page.locator("main form[novalidate] button").last().click();
  await page.waitForURL(/enviado=1/);
};

/** What was done to a car, one after the other. */
const cars = {
  draft: [saveDraft],
  pictured: [addPictures],
  "handed in": [saveDraft, addPictures, handIn],
} as const satisfies Record<string, readonly ((visit: StateSetting, own: string) => Promise<void>)[]>;

/** Where the cars are that owners of this run have had valued. */
const places = new Map<string, string>();

/** Opens a page of a car, below the car's own; each car is made once for a language. */
const at =
  (car: keyof typeof cars, below = ""): State["reach"] =>
  async (visit) => {
    const { page, locale } = visit;
    const key = `car, ${car}, ${locale}`;
    await beSignedIn(key, visit, async () => {
      await page.goto(paths.home[locale]);
      const own = await openValuedCar(page, locale, new URL(page.url()).origin);
      for (const change of cars[car]) await change(visit, own);
      places.set(key, own);
    });
    await page.goto(`${places.get(key)}${below}`);
    await patiently(page.locator("main h1")).toBeVisible();
  };

/** How customers say that a car is, and its pictures. */
export const conditionStates: readonly State[] = [
  { name: "condition, draft with marks", inEveryLook: true, reach: at("draft", "estado/") },
  {
    name: "condition, refused",
    inEveryLook: true,
    reach: async (visit) => {
      await at("draft", "estado/")(visit);
      await visit.page.locator("[name=kms]").fill("1");
      await refuseForm(visit.page, "main");
    },
  },
  { name: "condition, saved", inEveryLook: true, reach: at("draft") },
  { name: "condition, to be handed in", inEveryLook: true, reach: at("draft", "?confirm=submit") },
  { name: "condition, handed in", inEveryLook: true, reach: at("handed in") },
  { name: "condition, closed", reach: at("handed in", "estado/") },
  { name: "condition photos, none", inEveryLook: true, reach: at("draft", "fotos/") },
  { name: "condition photos, some", inEveryLook: true, reach: at("pictured", "fotos/?saved=front") },
  {
    name: "condition photos, one refused",
    inEveryLook: true,
    reach: at("pictured", "fotos/?error=notPicture&pov=rear"),
  },
  { name: "condition photos, closed", reach: at("handed in", "fotos/") },
];

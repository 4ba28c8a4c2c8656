import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { arriveFromElsewhere } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import {
  appointmentPath,
  fillStep,
  headingOf,
  knownWay,
  sendStep,
  tradeInPath,
  unknownPlates,
  walk,
} from "#tools/test-support/trade-in.ts";
import { refuseForm } from "./refuse-form.ts";
import { beCustomer } from "./signed-in.ts";
import type { State } from "./state.ts";

/** The trade-in, page by page, and what customers had valued. */
export const tradeInStates: readonly State[] = [
  {
    name: "trade-in",
    smoke: "all",
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      await arriveFromElsewhere(page);
      await page.goto(tradeInPath(locale));
      for (const step of [...knownWay, "valuation", "booking"] as const) {
        await expect(page.getByRole("heading", { name: headingOf(step, locale) })).toBeVisible();
        await look(step);
        if (step === "valuation") {
          await sendStep(page);
          continue;
        }
        if (step === "person") {
          await page.getByRole("link", { name: wordsOf(locale, "tradeIn").notMine }).click();
          await expect(page.getByRole("heading", { name: headingOf("found", locale) })).toBeVisible();
          await look("found");
          await page.goBack();
        }
        if (step !== "dealer") {
          await refuseForm(page);
          await look(`${step}, refused`);
        }
        if (step !== "booking") await walk(page, page, locale, [step]);
      }
      await fillStep.booking(page, locale);
      await sendStep(page);
      await expect(page).toHaveURL(new RegExp(appointmentPath(locale)));
      await expect(page.locator("main dl")).toBeVisible();
      await look("booked");
      await page.getByRole("link", { name: wordsOf(locale, "tradeIn").manage }).click();
      await expect(page).toHaveURL(/\/api\/services\//);
      await look("appointment by its link");
    },
  },
  {
    name: "trade-in by hand",
    smoke: "all",
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      const words = wordsOf(locale, "tradeIn");
      await arriveFromElsewhere(page);
      await page.goto(`${paths.home[locale]}#tradein`);
      await refuseForm(page, "dialog[open]");
      await look("refused in its panel");
      await page.goto(tradeInPath(locale));
      await page.getByLabel(words.plate, { exact: true }).fill(unknownPlates[locale]);
      await page.getByLabel(words.kms, { exact: true }).fill("64.000");
      await sendStep(page);
      for (const step of ["make", "model", "version"] as const) {
        await expect(page.getByRole("heading", { name: headingOf(step, locale) })).toBeVisible();
        await refuseForm(page);
        await look(`${step}, refused`);
        if (step === "make") {
          await page.getByRole("link", { name: words.notListed }).click();
          await expect(page.getByRole("heading", { name: headingOf("words", locale) })).toBeVisible();
          await refuseForm(page);
          await look("in words, refused");
          await page.getByRole("link", { name: words.wordsBack }).click();
        }
        await walk(page, page, locale, [step]);
      }
    },
  },
  {
    name: "car in words",
    smoke: "all",
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      const words = wordsOf(locale, "tradeIn");
      const label = (name: string) => page.getByLabel(name, { exact: true });
      await arriveFromElsewhere(page);
      await page.goto(tradeInPath(locale));
      await label(words.plate).fill(unknownPlates[locale]);
      await label(words.kms).fill("210.000");
      await sendStep(page);
      await page.getByRole("link", { name: words.notListed }).click();
      await label(words.brand).fill("SEAT");
      await label(words.wordsModel).fill("Córdoba 1.4");
      await label(words.wordsYear).selectOption("2006");
      await label(words.fuel).fill("Gasolina");
      await sendStep(page);
      await walk(page, page, locale, ["person", "dealer"]);
      await expect(page.getByRole("heading", { name: headingOf("ask", locale) })).toBeVisible();
      await look("request of a valuation");
      await label(words.askSlot).selectOption({ index: 1 });
      await sendStep(page);
      await expect(page.getByRole("heading", { name: words.requestTitle })).toBeVisible();
      await look("request with photos and appointment");
    },
  },
  {
    name: "valued cars",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      await beCustomer(visit);
      await page.goto(personalPath("tradeIns", locale));
      await look("all");
      const own = (await page.locator("main li h2 a").first().getAttribute("href")) ?? "";
      for (const [name, below] of [
        ["one", ""],
        ["condition", "estado/"],
        ["photos", "fotos/"],
        ["to be deleted", "?confirm=delete"],
      ]) {
        await page.goto(`${own}${below}`);
        await expect(page.locator("main h1")).toBeVisible();
        await look(name ?? "");
      }
    },
  },
];

import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { leadPath } from "#tools/test-support/lead-forms.ts";
import { paths } from "#tools/test-support/paths.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { refuseForm } from "./refuse-form.ts";
import { beCustomer, beNew } from "./signed-in.ts";
import type { State } from "./state.ts";

const removed = "?thing=search&id=y956rpa7jjajzfj1vy74k9zxj3&name=Mi+coche&list=%2F";

/** The personal area, with much and with nothing in it. */
export const personalStates: readonly State[] = [
  {
    name: "personal area, empty",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      await beNew(visit);
      for (const route of [
        "savedSearches",
        "notifications",
        "account",
        "tradeIns",
        "reservations",
      ] as const) {
        await visit.page.goto(personalPath(route, visit.locale));
        await visit.look(route);
      }
    },
  },
  {
    name: "searches and alerts",
    smoke: "all",
    inEveryLook: true,
    reach: async (visit) => {
      const { page, locale, look } = visit;
      await beCustomer(visit);
      await page.goto(personalPath("savedSearches", locale));
      await expect(page.locator("main section")).toHaveCount(3);
      await look("all");
      const change = page.locator('main a[href*="?alert="]').first();
      await page.goto((await change.getAttribute("href")) ?? "");
      await look("one that is changed");
      await page.getByLabel(wordsOf(locale, "savedSearches").changePrice).fill("x");
      await refuseForm(page);
      await look("one that is changed, refused");
      await page.goto(personalPath("notifications", locale));
      await expect(page.locator("main li h2").first()).toBeVisible();
      await look("notifications");
    },
  },
  {
    name: "personal area of an odd address",
    reach: async (visit) => {
      const { page, locale, look } = visit;
      await beCustomer(visit);
      for (const query of [removed, "?failed=full"]) {
        await page.goto(personalPath("savedSearches", locale) + query);
        await look(`searches${query.split("=")[0]}`);
      }
      await page.goto(`${personalPath("notifications", locale)}?about=price-drop`);
      await look("notifications of one kind");
      await page.goto(personalPath("account", locale));
      await look("account");
    },
  },
  {
    name: "save-search",
    smoke: "all",
    reach: async (visit) => {
      const { page, locale, look } = visit;
      const address = `${leadPath("save-search", locale)}?list=${encodeURIComponent(paths.list[locale])}&brand=seat`;
      await page.goto(`${address}&revisar=1`);
      await look("not signed in");
      await beNew(visit);
      await page.goto(address);
      await look("empty");
      await page.locator("main form[novalidate] button").last().click();
      await page.waitForURL(/enviado=1/);
      await look("taken");
    },
  },
];

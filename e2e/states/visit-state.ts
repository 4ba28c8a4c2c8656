import { expect, type Page } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import { watchPage } from "../support/watch-page.ts";
import type { State } from "./state.ts";

/** Brings a page to a state, hands over each look on the way, and expects that nothing went wrong meanwhile. */
export const visitState = async (
  page: Page,
  { name, reach, says, consent, isUntouched }: State,
  locale: Locale,
  look: (name: string, tier?: "all") => Promise<void>,
): Promise<void> => {
  const context = page.context();
  if (consent) await context.clearCookies();
  if (consent === "all") await context.addCookies([answeredConsent("all", "localhost")]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const seen = watchPage(page);
  page.on("dialog", (dialog) => {
    seen.problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  let looks = 0;
  const lookAt = (part: string, tier?: "all"): Promise<void> => {
    looks += 1;
    return look(`${name}: ${part}`, tier);
  };
  await reach({ page, locale, isPhone, look: lookAt });
  if (looks === 0) await look(name);
  // What a state makes fail, or is refused, the browser calls a failed resource.
  const isMeant = (problem: string): boolean =>
    says?.test(problem) || (!isUntouched && problem.includes("Failed to load resource"));
  expect(seen.problems.filter((problem) => !isMeant(problem))).toEqual([]);
  if (isUntouched) expect(seen.scripts()).toEqual([]);
};

import type { Page } from "@playwright/test";
import { type Locale, locales } from "#platform/locale.ts";
import { screens } from "#tools/test-support/screens.ts";
import { allStates } from "../states/all-states.ts";
import type { State } from "../states/state.ts";
import { visitState } from "../states/visit-state.ts";
import { test } from "../support/test.ts";

type Look = (
  page: Page,
  name: string,
  setting: { readonly state: State; readonly locale: Locale; readonly width: number },
) => Promise<void>;

/** Declares a test of every state in both languages and at both widths. */
export const testEachState = (look: Look): void => {
  for (const locale of locales)
    for (const [screen, viewport] of Object.entries(screens))
      test.describe(`${locale}, ${screen}`, () => {
        const isPhone = screen === "phone";
        test.use({
          viewport,
          hasTouch: isPhone,
          isMobile: isPhone,
          locale: `${locale}-${locale.toUpperCase()}`,
        });
        for (const state of allStates)
          test(state.name, async ({ page }) => {
            const setting = { state, locale, width: viewport.width };
            await visitState(page, state, locale, (name) => look(page, name, setting));
          });
      });
};

import { expect } from "@playwright/test";
import { screens } from "#tools/test-support/screens.ts";
import { allStates } from "../states/all-states.ts";
import { examine, type Look, looks } from "../states/examine.ts";
import { visitState } from "../states/visit-state.ts";
import { walkByKeyboard } from "../states/walk-by-keyboard.ts";
import { test } from "../support/test.ts";
import { testEachState } from "./each-state.ts";

const all = Object.keys(looks) as Look[];

// Colours and focus do not depend on the language.
testEachState((page, name, { state, locale }) =>
  examine(page, name, { ...state, wanted: state.inEveryLook && locale === "es" ? all : ["light"] }),
);

test.describe("by keyboard", () => {
  test.use({ viewport: screens.desktop });
  for (const { isUntouched, ...state } of allStates)
    if (isUntouched)
      test(state.name, async ({ page }) => {
        await visitState(page, state, "es", async (name) => {
          expect.soft(await walkByKeyboard(page), name).toEqual([]);
        });
      });
});

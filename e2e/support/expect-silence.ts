import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Axe finds nothing in what is shown, and nothing of it stands out at the side. */
export const expectSilence = async (page: Page, state: string): Promise<void> => {
  // Our pages have no frames whose results would have to be joined in a page of their own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
  expect(found, state).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, state).toBeLessThanOrEqual(0);
};

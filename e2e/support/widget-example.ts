import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

/** One example of the page of examples, by widget and name: "slider, range". */
export const widgetExample = (page: Page, name: string): Locator => page.locator(`[data-example="${name}"]`);

/** What axe finds within a selector, one line for each rule. */
export const axeViolations = async (page: Page, selector: string): Promise<readonly string[]> =>
  (await new AxeBuilder({ page }).include(selector).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );

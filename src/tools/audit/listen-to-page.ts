import type { Page } from "@playwright/test";

/** Draws what is below the screen as well: parts that wait for the visitor to scroll are judged like all others. */
export const drawEverything = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { content-visibility: visible !important } [data-audit-loose] { position: static !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
};

/** Collects what must never be said on a page; `take` hands it over and begins anew. */
export const listenTo = (page: Page): { readonly take: () => string[] } => {
  let said: string[] = [];
  page.on("pageerror", (error) => said.push(`script error: ${error.message}`));
  page.on("console", (message) => {
    // The browser calls a 404 page, and a request that a state makes fail, a failed resource: those are meant.
    if (message.type() === "error" && !/^Failed to load resource/.test(message.text()))
      said.push(`console: ${message.text()}`);
  });
  return {
    take: () => {
      const taken = said;
      said = [];
      return taken;
    },
  };
};

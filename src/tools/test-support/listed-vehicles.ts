import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "./paths.ts";

export const comparePaths = { es: "/comparar/", pt: "/pt/comparar/" } as const;

/** VINs of the first vehicles of the list, in its order. */
export const listedVins = async (
  request: APIRequestContext,
  locale: "es" | "pt",
  count: number,
): Promise<readonly string[]> => {
  const html = await (await request.get(paths.list[locale])).text();
  const vins = Array.from(html.matchAll(/data-vin="([A-Z0-9]{17})"/g), ([, vin = ""]) => vin);
  return [...new Set(vins)].slice(0, count);
};

/** The button of the list's nth card that puts it into the comparison. */
export const compareButton = (page: Page, index: number) =>
  page.locator("main article [data-compare]").nth(index);

/** The link in the header that opens the comparison. */
export const compareTool = (page: Page) => page.locator("header [data-tool=compare]");

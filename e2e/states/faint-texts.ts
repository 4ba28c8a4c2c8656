import type { Page } from "@playwright/test";

/**
 * Texts in forced colours that stand out from their ground by less than 4.5 to 1. Axe cannot find them: it reads
 * `-webkit-text-fill-color`, which Chromium forces in rendering and not in computed styles.
 */
export const faintTexts = async (page: Page): Promise<string[]> => {
  const faint = await page.evaluate(() => {
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = parts(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isRendered = (colour: string) => (parts(colour)[3] ?? 1) > 0;
    const groundOf = (element: Element | null): string => {
      if (element === null) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isRendered(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    return [...document.body.querySelectorAll("*")]
      .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[disabled], [aria-disabled=true], svg, script, style"))
      .filter((element) => {
        const levels = [getComputedStyle(element).color, groundOf(element)].map(luminance);
        return (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05) < 4.5;
      })
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });
  return [...new Set(faint)].map((element) => `too faint in forced colours: ${element}`);
};

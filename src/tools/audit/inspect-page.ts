import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/** Something that axe could not decide: which rule, why not, and the elements. */
export interface Undecided {
  readonly rule: string;
  /** Axe's name of the reason, such as `bgGradient`; empty when it gives none. */
  readonly reason: string;
  readonly target: string;
}

export interface Inspection {
  readonly problems: readonly string[];
  readonly undecided: readonly Undecided[];
}

export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
  /** What 400 % zoom leaves of a window of 1280 x 1024. */
  zoomed: { width: 320, height: 256 },
} as const;

/** Handed over once for each page that is loaded: less than what the usual binding sends for each look. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Axe with every rule that is not experimental on the page as it is; `without` names rules that cannot hold there. */
export const runAxe = async (page: Page, without: readonly string[] = []): Promise<Inspection> => {
  const options: RunOptions = {
    resultTypes: ["violations", "incomplete"],
    rules: {
      // Off by default, and asked for by WCAG 2.2 AA.
      "target-size": { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  await letStickyGo(page, true);
  const { violations, incomplete } = await page.evaluate(
    (chosen) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, chosen),
    options,
  );
  await letStickyGo(page, false);
  return {
    problems: violations.map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target)
          .join(" | ")}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ""}`,
    ),
    undecided: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => ({
        rule: id,
        reason: String([...any, ...all, ...none].find(({ data }) => data?.messageKey)?.data.messageKey ?? ""),
        target: target.join(" "),
      })),
    ),
  };
};

/** What sticks to an edge lies over what can be scrolled out from under it: axe would call that too small to be hit. */
const letStickyGo = (page: Page, isLoose: boolean): Promise<void> =>
  page.evaluate((loose) => {
    const marked = "data-audit-loose";
    for (const element of document.querySelectorAll(loose ? "body *" : `[${marked}]`))
      if (!loose || getComputedStyle(element).position === "sticky") element.toggleAttribute(marked, loose);
  }, isLoose);

/**
 * Texts in forced colours that stand out from their ground by less than 4.5 to 1. Axe cannot tell: it reads
 * `-webkit-text-fill-color`, which Chromium forces when it draws and not when it is asked.
 */
export const forcedContrast = async (page: Page): Promise<string[]> => {
  const faint = await page.evaluate(() => {
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = parts(colour)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isDrawn = (colour: string) => (parts(colour)[3] ?? 1) > 0;
    const groundOf = (element: Element | null): string => {
      if (element === null) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isDrawn(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
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

/** Says by how many pixels the page is wider than its window, if it is. */
export const tooWide = async (page: Page): Promise<string[]> => {
  const { over, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const wide = scrollWidth > clientWidth ? [...document.body.querySelectorAll("*")].filter(out) : [];
    return {
      over: scrollWidth - clientWidth,
      culprits: wide.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    };
  });
  return over > 0 ? [`is ${over} px wider than the screen: ${culprits.join(" | ")}`] : [];
};

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

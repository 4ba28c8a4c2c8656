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

interface AxeResult {
  /** One line for each rule. */
  readonly violations: readonly string[];
  readonly undecided: readonly Undecided[];
}

/** Handed over once for each page that is loaded: less than what the usual binding sends for each look. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Axe with every rule that is not experimental on the page as it is, of an open dialog on that alone: what lies behind it is inert, and
 * is examined where it is closed. `without` names rules that cannot hold there.
 */
export const runAxe = async (page: Page, without: readonly string[] = []): Promise<AxeResult> => {
  const options: RunOptions = {
    resultTypes: ["violations", "incomplete"],
    rules: {
      // Off by default, and required by WCAG 2.2 AA.
      "target-size": { enabled: true },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  await letStickyGo(page, true);
  const { violations, incomplete } = await page.evaluate((chosen) => {
    const { axe } = window as unknown as { readonly axe: typeof import("axe-core") };
    return axe.run(document.querySelector<HTMLElement>("dialog:modal") ?? document, chosen);
  }, options);
  await letStickyGo(page, false);
  return {
    violations: violations.map(
      ({ id, nodes }) =>
        `axe ${id}: ${nodes
          .slice(0, 3)
          .map(({ target }) => target)
          .join(" | ")}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ""}`,
    ),
    undecided: incomplete.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        reason: String([...any, ...all, ...none].find(({ data }) => data?.messageKey)?.data.messageKey ?? ""),
        target: withElement(target.join(" "), html),
      })),
    ),
  };
};

/** A selector that ends in classes alone, whose names a build chooses, ends in the element's name and them. */
const withElement = (selector: string, html: string): string =>
  selector.replace(/(?<=^|[\s>])(?=\.[^\s>]*$)/, /^<([\w-]+)/.exec(html)?.[1] ?? "");

/** What sticks to an edge lies over what can be scrolled out from under it: axe would call that too small to be hit. */
const letStickyGo = (page: Page, isLoose: boolean): Promise<void> =>
  page.evaluate((loose) => {
    const marked = "data-loose";
    for (const element of document.querySelectorAll(loose ? "body *" : `[${marked}]`))
      if (!loose || getComputedStyle(element).position === "sticky") element.toggleAttribute(marked, loose);
  }, isLoose);

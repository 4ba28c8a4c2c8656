import type { Page } from "@playwright/test";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

/** The amounts that a screen, a mail or a file names, by what they are: a key of `figures`, `cashPrice` or `fullPrice`. */
export type Figures = ReadonlyMap<string, string>;

/** Blanks of any width are one: a PDF has only one kind, and lines break at them. */
const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const amount = /\d[\d. ]*,\d\d (?:€|%)/;

/** A row of a table or a list: its name, and its value for each column. */
type ShownRow = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly values: readonly string[];
};

const rowsOn = (page: Page): Promise<readonly ShownRow[]> =>
  page.evaluate(() => {
    const place = document.querySelector("dialog[open]") ?? document.querySelector("main");
    const isShown = (element: Element) => element.closest("[hidden], [data-repayment], article") === null;
    const all = (selector: string, within: Element | null = place) =>
      [...(within?.querySelectorAll(selector) ?? [])].filter(isShown);
    const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent ?? "");
    const rows = all("tr:has(th[scope=row])").map((row) => ({
      name: textsOf(all("th", row))[0] ?? "",
      columns: textsOf(all("thead th:not(:first-child)", row.closest("table"))),
      values: textsOf(all("td", row)),
    }));
    const pairs = all("dt").map((term) => ({
      name: term.textContent ?? "",
      columns: [],
      values: [term.nextElementSibling?.textContent ?? ""],
    }));
    const lines = all("small, summary, [data-quoted=bar] span").map(({ textContent }) => ({
      name: "",
      columns: [],
      values: [textContent ?? ""],
    }));
    return [...rows, ...pairs, ...lines];
  });

/** What of the shop's words names a figure. */
const namesIn = (locale: Locale) => {
  const { whoPays: _heading, expensesIncluded: _value, ...names } = wordsOf(locale, "figures");
  return Object.entries(names);
};

const fullPriceIn = (locale: Locale, text: string): string | undefined => {
  const [before = "", after = ""] = fill(wordsOf(locale, "card").fullPrice, { amount: "|" }).split("|");
  const shown = amount.exec(text)?.[0];
  return shown && text === before + shown + after ? shown : undefined;
};

/**
 * The figures of the screen, each once: a screen that names the same figure twice with different amounts throws. Those of a column
 * that is paid at once have names of their own.
 */
export const readFigures = async (page: Page, locale: Locale): Promise<Figures> => {
  const names = namesIn(locale);
  const cash = wordsOf(locale, "reservation").columnCash;
  const figures = new Map<string, string>();
  const put = (key: string, text: string | undefined) => {
    const value = text && amount.exec(text)?.[0];
    if (!value) return;
    const known = figures.get(key);
    if (known !== undefined && known !== value)
      throw new Error(`${page.url()} names ${key} ${known} and ${value}`);
    figures.set(key, value);
  };
  for (const { name, columns, values } of await rowsOn(page)) {
    const shown = values.map(plain);
    put("fullPrice", fullPriceIn(locale, shown[0] ?? ""));
    const key = names.find(([, word]) => word === plain(name))?.[0];
    if (!key) continue;
    const atOnce = key === "vehiclePrice" ? "cashPrice" : `${key}, at once`;
    const financed = key === "vehiclePrice" ? "financedPrice" : key;
    if (columns.length === 2 || plain(columns[0] ?? "") === cash) put(atOnce, shown[0]);
    if (columns.length === 2) put(financed, shown[1]);
    else if (plain(columns[0] ?? "") !== cash) put(key === "vehiclePrice" ? atOnce : key, shown[0]);
  }
  return figures;
};

/** The same of a mail: lines of a name and a value. */
export const figuresOfMail = (text: string, locale: Locale): Figures => {
  const lines = text.split(/<br>|<\/p>|<p[^>]*>|\n/).map((line) => plain(line.replaceAll("&nbsp;", " ")));
  return new Map(
    namesIn(locale).flatMap(([key, word]) => {
      const line = lines.find((each) => each.startsWith(`${word}: `));
      const shown = line && amount.exec(line)?.[0];
      return shown ? [[key === "vehiclePrice" ? "cashPrice" : key, shown] as const] : [];
    }),
  );
};

/** The same of a PDF's text, in which names and values follow one another. */
export const figuresOfFile = (text: string, locale: Locale): Figures => {
  const all = plain(text);
  return new Map(
    namesIn(locale).flatMap(([key, word]) => {
      const [, ...after] = all.split(` ${word} `);
      const shown = after.map((rest) => amount.exec(rest)).find((found) => found?.index === 0)?.[0];
      return shown ? [[key === "vehiclePrice" ? "cashPrice" : key, shown] as const] : [];
    }),
  );
};

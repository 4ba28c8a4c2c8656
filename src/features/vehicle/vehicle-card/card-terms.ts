import type { Card } from "#api/models/card.ts";
import type { Formats } from "#market/formats.ts";

type Financed = Pick<Card, "labels" | "tooltipDescription" | "depositValue" | "capitalFinance">;

/** The terms of a credit in the words of the service, as far as it has words for them: `Entrada 2.000 € | Plazo 60 meses`. */
export const creditTerms = (
  { labels = {}, tooltipDescription: terms, depositValue, capitalFinance }: Financed,
  { money, percent }: Pick<Formats, "money" | "percent">,
): string => {
  const { financeEntry, financeValue, financeMonths, months = "", tan, financeSeparator = "·" } = labels;
  const parts = [
    [financeEntry, depositValue !== undefined && money(depositValue)],
    [financeValue, capitalFinance !== undefined && money(capitalFinance)],
    [financeMonths, terms && `${terms.months} ${months}`.trim()],
    [tan, terms && percent(terms.tan)],
  ];
  return parts
    .filter(([label, value]) => label && value)
    .map((part) => part.join("\u00a0"))
    .join(` ${financeSeparator.trim()} `);
};

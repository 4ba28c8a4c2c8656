import { marketOf } from "#market/markets.ts";
import { joinValues, mostKmsAndPrice, mostNamed, rangeWords } from "./noun-phrase.ts";
import type { RequestedSearch } from "./requested-search.ts";

const { formats } = marketOf("pt");

export const and = (items: readonly string[]): string => joinValues(items, () => "e");
export const or = (items: readonly string[]): string => joinValues(items, () => "ou");
const euros = (value: number): string => `${formats.amount(value)}\u00a0€`;
const kms = formats.kilometres;

export const year = (search: RequestedSearch) =>
  rangeWords(search.ranges.year, {
    exact: (value) => `de ${value}`,
    from: (value) => `a partir de ${value}`,
    to: (value) => `até ${value}`,
    between: (from, to) => `de ${from} a ${to}`,
  });
export const kilometres = (search: RequestedSearch) =>
  mostKmsAndPrice(search)
    ? undefined
    : rangeWords(search.ranges.kms, {
        exact: (value) => `com ${kms(value)}`,
        from: (value) => `com ${kms(value)} ou mais`,
        to: (value) => `com até ${kms(value)}`,
        between: (from, to) => `com ${kms(from)} a ${kms(to)}`,
      });
export const price = (search: RequestedSearch) => {
  const [mostKms, most] = mostKmsAndPrice(search) ?? [];
  if (mostKms !== undefined && most !== undefined) return `até ${kms(mostKms)} e ${euros(most)}`;
  return rangeWords(search.ranges.price, {
    exact: (value) => `por ${euros(value)}`,
    from: (value) => `a partir de ${euros(value)}`,
    to: (value) => `até ${euros(value)}`,
    between: (from, to) => `de ${formats.amount(from)} a ${euros(to)}`,
  });
};

export const seats = ({ seats: values }: RequestedSearch): string | undefined => {
  if (values.length === 0) return undefined;
  if (values.length > mostNamed + 1) return "com diferente número de lugares";
  return values.join() === "1" ? "de um lugar" : `de ${or(values.map(String))} lugares`;
};

import { marketOf } from "#market/markets.ts";
import { joinValues, mostKmsAndPrice, mostNamed, rangeWords } from "./noun-phrase.ts";
import type { RequestedSearch } from "./requested-search.ts";

const { formats } = marketOf("es");

/** "y", or "e" before the sound i: "Audi e Hyundai", "diésel e híbridos"; not before "hie-" nor "Yamaha". */
export const and = (items: readonly string[]): string =>
  joinValues(items, (next) => (/^(?:h?[ií](?![ae])|hy|y(?![aeiouáéíóú]))/i.test(next) ? "e" : "y"));
/** "o", or "u" before the sound o: "7 u 8". */
export const or = (items: readonly string[]): string =>
  joinValues(items, (next) => (/^(?:8|11$)/.test(next) ? "u" : "o"));

const euros = (value: number): string => `${formats.amount(value)}\u00a0€`;
const kms = formats.kilometres;

export const year = (search: RequestedSearch) =>
  rangeWords(search.ranges.year, {
    exact: (value) => `de ${value}`,
    from: (value) => `desde ${value}`,
    to: (value) => `hasta ${value}`,
    between: (from, to) => `de ${from} a ${to}`,
  });
export const kilometres = (search: RequestedSearch) =>
  mostKmsAndPrice(search)
    ? undefined
    : rangeWords(search.ranges.kms, {
        exact: (value) => `con ${kms(value)}`,
        from: (value) => `con ${kms(value)} o más`,
        to: (value) => `con hasta ${kms(value)}`,
        between: (from, to) => `con entre ${kms(from)} y ${kms(to)}`,
      });
export const price = (search: RequestedSearch) => {
  const [mostKms, most] = mostKmsAndPrice(search) ?? [];
  if (mostKms !== undefined && most !== undefined) return `hasta ${kms(mostKms)} y ${euros(most)}`;
  return rangeWords(search.ranges.price, {
    exact: (value) => `por ${euros(value)}`,
    from: (value) => `desde ${euros(value)}`,
    to: (value) => `hasta ${euros(value)}`,
    between: (from, to) => `de ${formats.amount(from)} a ${euros(to)}`,
  });
};

export const seats = ({ seats: values }: RequestedSearch): string | undefined => {
  if (values.length === 0) return undefined;
  if (values.length > mostNamed + 1) return "con distinto número de plazas";
  return values.join() === "1" ? "de una plaza" : `de ${or(values.map(String))} plazas`;
};

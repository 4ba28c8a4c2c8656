import { byNumber } from "./by-number.ts";
import type { UnknownDealer } from "./row/row-context.ts";

/** The columns of dealers.csv in the shop's folder. */
const columns = [
  ...([
    "code",
    "id",
    "name",
    "country",
    "group",
    "municipality",
    "region",
    "address",
    "postal code",
  ] as const),
  ...(["latitude", "longitude", "phone", "hours"] as const),
] as const;

type Line = Partial<Record<(typeof columns)[number], string>>;

const quoted = (cell: string): string => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The parts of an address written as `{addr1: 'Calle Mayor 1', city: 'Madrid', …}`, with either quotes; any other is one part. */
const partsOf = (address = ""): Line => {
  const written = Array.from(
    address.matchAll(/["']?\b(addr1|city|region|postal_code|country)["']?\s*:\s*(["'])(.*?)\2/g),
    ([, name = "", , value = ""]) => [name, value] as const,
  );
  if (written.length === 0) return { address };
  const { addr1 = "", city = "", region = "", postal_code = "", country = "" } = Object.fromEntries(written);
  return { address: addr1, municipality: city, region, "postal code": postal_code, country };
};

const lineOf = ({ word, name, address, phone = "" }: UnknownDealer): string => {
  const line: Line = { code: word, name: name ?? word, ...partsOf(address), phone };
  return columns.map((column) => quoted(line[column] ?? "")).join(",");
};

/** Collects the dealers that a shop does not know, each with what is to be added for it. */
export const listDealers = () => {
  const found = new Map<string, { readonly dealer: UnknownDealer; vehicles: number }>();
  return {
    note: (dealer: UnknownDealer): void => {
      const known = found.get(dealer.word);
      if (known) known.vehicles += 1;
      else found.set(dealer.word, { dealer, vehicles: 1 });
    },
    lines: (): readonly string[] =>
      [...found.values()]
        .toSorted((a, b) => b.vehicles - a.vehicles)
        .flatMap(({ dealer, vehicles }) => [
          `Unknown dealer "${dealer.word}" of ${byNumber(vehicles, "# vehicle", "# vehicles")}. Add to dealers.csv:`,
          `  ${lineOf(dealer)}`,
          `or, for a dealer of the shop, to the map: "words": { "dealer": { ${JSON.stringify(dealer.word)}: "its code" } }`,
        ]),
  };
};

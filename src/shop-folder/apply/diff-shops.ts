import type { ShopDealer } from "../dealers/shop-dealer.ts";
import type { ShopFolder } from "../files/shop-folder.ts";
import type { ShopTexts } from "../shop-texts.ts";

/** A shop and the folder that it was read from. */
export interface ReadShop {
  readonly folder: ShopFolder;
  readonly shop: ShopTexts;
}

type Fields = ReadonlyMap<string, string>;

/** Every value inside plain data, by its path: `credit.types.0.rate`. */
const flatten = (value: unknown, path: readonly string[] = []): [string, string][] =>
  value !== null && typeof value === "object"
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
    : [[path.join("."), String(value)]];

const compareFields = (file: string, before: Fields, after: Fields): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, next] = [before.get(name), after.get(name)];
    if (old === next) return [];
    if (old === undefined) return [`${file}: ${name}: ${next}`];
    return [`${file}: ${name}: ${old} → ${next ?? "none"}`];
  });

const compareDealers = (before: readonly ShopDealer[], after: readonly ShopDealer[]): string[] => {
  const byCode = (dealers: readonly ShopDealer[]) => new Map(dealers.map((each) => [each.dealerCode, each]));
  const [old, next] = [byCode(before), byCode(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((code) => {
    const [was, is] = [old.get(code), next.get(code)];
    if (was === undefined) return [`dealers.csv: ${code}: added, ${is?.name}`];
    if (is === undefined) return [`dealers.csv: ${code}: deleted, ${was.name}`];
    return compareFields(`dealers.csv: ${code}`, new Map(flatten(was)), new Map(flatten(is)));
  });
};

/** Files that are described by their content above. */
const described = new Set(["shop.yaml", "dealers.csv"]);

const compareFiles = (before: ShopFolder, after: ShopFolder): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((path) => {
    const [old, next] = [before.get(path), after.get(path)];
    if (described.has(path) || (old && next && Buffer.from(old).equals(next))) return [];
    if (old === undefined) return [`${path}: added`];
    return [`${path}: ${next === undefined ? "deleted" : "changed"}`];
  });

const addressesOf = ({ pages, articles, languages }: ShopTexts): Fields =>
  new Map(
    [...pages, ...articles].flatMap(([name, texts]) =>
      languages.map((locale) => [`${name}.${locale}: address`, texts[locale].slug] as const),
    ),
  );

/**
 * What applying a shop in place of another would change, a line each: settings and dealers by field, addresses of pages, and the other
 * files that differ. Without a shop before, all of it is new.
 */
export const diffShops = (before: ReadShop | undefined, after: ReadShop): readonly string[] => [
  ...compareFields(
    "shop.yaml",
    new Map(before && flatten(before.shop.settings)),
    new Map(flatten(after.shop.settings)),
  ),
  ...compareDealers(before?.shop.dealers ?? [], after.shop.dealers),
  ...(before ? compareFields("pages", addressesOf(before.shop), addressesOf(after.shop)) : []),
  ...compareFiles(before?.folder ?? new Map(), after.folder),
];

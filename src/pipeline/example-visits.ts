import type { Interpretation } from "#contract/search.ts";
import { localeOfPath } from "#domain/routes.ts";
import { followOutcome } from "./follow-outcome.ts";
import { type Outcome, type PathFact, runRules, type Visit } from "./outcome.ts";
import { rules } from "./rules.ts";
import { isSameList } from "./same-list.ts";

const page = { kind: "page", vehicle: false } as const;
const listOf = (kind: "car" | "motorbike", preset: Readonly<Record<string, string>> = {}) =>
  ({ kind: "page", vehicle: false, list: { kind, preset } }) as const;
const placeOf = (dealers: readonly string[]) =>
  ({ kind: "page", vehicle: false, list: { kind: "car", preset: {}, dealers } }) as const;
const reader = { kind: "page", vehicle: false, reads: true } as const;
const vehicle = { kind: "page", vehicle: true } as const;
const paged = { kind: "page", vehicle: false, paged: true } as const;

export const facts: Readonly<Record<string, PathFact>> = {
  "/": page,
  "/pt/": page,
  "/blog/": paged,
  "/pt/blog/": paged,
  "/listado-coches-segunda-mano/": listOf("car"),
  "/pt/carros-segunda-mao/": listOf("car"),
  "/motos-de-ocasion/": listOf("motorbike"),
  "/seat-segunda-mano/": listOf("car", { brand: "seat" }),
  "/audi-segunda-mano/": listOf("car", { brand: "audi" }),
  "/seat-ibiza-segunda-mano/": listOf("car", { model: "seat-ibiza" }),
  "/suv-segunda-mano/": listOf("car", { segment: "suv" }),
  "/alemanes/": listOf("car", { brand: "bmw,audi" }),
  "/motos-de-ocasion/yamaha/": listOf("motorbike", { brand: "yamaha" }),
  "/pt/seat-segunda-mao/": listOf("car", { brand: "seat" }),
  "/pt/motos-segunda-mao/": listOf("motorbike"),
  "/coches-ocasion-madrid/": placeOf(["D2", "D1"]),
  "/coches-ocasion-vigo/": placeOf(["D3"]),
  "/pt/carros-usados-madrid/": placeOf(["D1", "D2"]),
  "/financiacion/": reader,
  "/coches-ocasion/seat-leon-1-5-tsi-00012345/": vehicle,
  "/coches-ocasion/VSSZZZ5FZJR000001/": vehicle,
  "/coches-ocasion/seat-leon-vendido-00099999/": { kind: "gone" },
  "/coches-ocasion/": { kind: "redirect", target: "/listado-coches-segunda-mano/", status: 301 },
  "/fuera/": { kind: "redirect", target: "https://example.com/x", status: 302 },
  "/reservar-vehiculo/mis_reservas_historial/": page,
  "/caida/": { kind: "unreachable" },
  "/caida-conocida/": { kind: "unreachable" },
};

const meanings: Readonly<Record<string, Interpretation>> = {
  "golf tdi 2019": {
    filters: {
      brand: "volkswagen",
      model: "volkswagen-golf",
      fuel: "diesel",
      yearFrom: "2019",
      yearTo: "2019",
    },
    unknown: [],
  },
  seat: { filters: { brand: "seat" }, unknown: [] },
  "seat madrid": { filters: { brand: "seat" }, unknown: ["Madrid"] },
  "mt 07": { filters: { brand: "yamaha", model: "yamaha-mt-07" }, kind: "motorbike", unknown: [] },
  yamaha: { filters: { brand: "yamaha" }, kind: "motorbike", unknown: ["<b>azul</b>"] },
  moto: { filters: {}, kind: "motorbike", unknown: [] },
  barato: { filters: { priceTo: "5000" }, unknown: [] },
  madrid: { filters: {}, unknown: [], place: { words: "Madrid", dealers: ["D1", "D2"] } },
  "seat madrid rojo": {
    filters: { brand: "seat" },
    unknown: ["rojo"],
    place: { words: "Madrid", dealers: ["D1", "D2"] },
  },
  "moto madrid": {
    filters: {},
    kind: "motorbike",
    unknown: [],
    place: { words: "Madrid", dealers: ["D1", "D2"] },
  },
  "golf soria": {
    filters: { model: "volkswagen-golf" },
    unknown: [],
    place: { words: "Soria", dealers: ["D9"] },
  },
};

export type VisitOptions = {
  method?: string;
  headers?: Record<string, string>;
  slug?: string;
  token?: boolean;
};

const visit = (address: string, options: VisitOptions = {}): Visit => {
  const url = new URL(address, "http://localhost:3000");
  return {
    url,
    method: options.method ?? "GET",
    headers: new Headers(options.headers),
    locale: localeOfPath(url.pathname),
    sessionSlug: options.slug,
    hasToken: async () => options.token ?? false,
    lookUp: async (pathname) => facts[pathname] ?? { kind: "missing" },
    interpret: async (text) => meanings[text],
    findListPage: async (wish) =>
      Object.entries(facts).find(
        ([path, fact]) =>
          localeOfPath(path) === localeOfPath(url.pathname) &&
          fact.kind === "page" &&
          fact.list &&
          isSameList(fact.list, wish),
      )?.[0],
    isStored: (path) => path === "/es/caida-conocida" || path === "/es/caida-conocida/q~brand%3Dseat",
  };
};

/**
 * What becomes of a request to the example site, with chains of redirects as one.
 * @param targets redirects of the content service besides those of the example site
 */
export const decideToEnd = (address: string, targets: Readonly<Record<string, string>> = {}) => {
  const visitTo = (url: string): Visit => {
    const known = visit(url);
    return {
      ...known,
      lookUp: async (path, locale) => {
        const target = targets[path];
        return target ? { kind: "redirect", target, status: 301 } : known.lookUp(path, locale);
      },
    };
  };
  const runAll = async (each: Visit) => (await runRules(rules, each)).outcome;
  const first = visitTo(address);
  return runAll(first).then((outcome) => followOutcome(outcome, first, runAll, ({ href }) => visitTo(href)));
};

/** What the rules make of a request to the example site. */
export const decide = async (
  address: string,
  options?: VisitOptions,
): Promise<{ rule: string; outcome: Outcome }> => runRules(rules, visit(address, options));

export const serve = (path: string, keep = true) => ({ kind: "serve", path, keep });
export const redirect = (target: string, status = 308, keep = true) => ({
  kind: "redirect",
  target,
  status,
  keep,
});
export const notFound = (reason: string, status = 404, keep = true) => ({
  kind: "not-found",
  reason,
  status,
  keep,
});

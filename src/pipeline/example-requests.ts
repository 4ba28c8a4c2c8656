import type { Interpretation } from "#contract/interpretation.ts";
import { localeOfPath } from "#domain/routes.ts";
import { isSameList } from "#domain/vehicle-list.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { WizardState } from "#wizard/wizard-state.ts";
import { followOutcome } from "./follow-outcome.ts";
import { type Outcome, type PageRequest, type PathFact, runRules } from "./outcome.ts";
import type { RequestSession, Resumed } from "./request-session.ts";
import { rules } from "./rules.ts";

const page = { kind: "page", queries: [] } as const;
const listOf = (kind: VehicleKind, filters: Readonly<Record<string, string>> = {}) =>
  ({ kind: "page", queries: ["search"], list: { kind, filters } }) as const;
const placeOf = (dealers: readonly string[]) =>
  ({ kind: "page", queries: ["search"], list: { kind: "car", filters: {}, dealers } }) as const;
const simulator = { kind: "page", queries: ["amounts-and-place"] } as const;
const vehicle = { kind: "page", queries: ["vehicle"] } as const;
const blog = { kind: "page", queries: ["page-number"] } as const;

export const facts: Readonly<Record<string, PathFact>> = {
  "/": page,
  "/pt/": page,
  "/blog/": blog,
  "/pt/blog/": blog,
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
  "/financiacion/": simulator,
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

/** A session as the rules see it, without services: who comes is signed in, or was until now. */
const exampleSession = ({
  signedIn,
  pending,
  provider = "answers",
  endsAt,
}: RequestOptions): RequestSession => {
  const session = { token: "t", tokenAt: 1, sessionId: "s" };
  const login = { sessionId: "s", at: 1, url: "https://id.example/widget.js?state=x" };
  return {
    pending: async () => ({ ...login, logoutUrl: "https://id.example/logout" }),
    current: async () => {
      if (signedIn === undefined) return { kind: "anonymous" };
      return signedIn === "no longer" ? { kind: "ended" } : { kind: "fresh", session };
    },
    start: async () => (provider === "answers" ? login : undefined),
    finish: async (state) => (state === "right" ? "signed-in" : state === "lost" ? "no-answer" : "refused"),
    resume: async () => pending,
    saveFavourite: async (vin) =>
      vin.endsWith("200")
        ? { ok: false, error: { kind: "conflict", message: "", retryable: false, code: "favourite-limit" } }
        : { ok: true, value: {} },
    end: async () => endsAt,
    changes: () => [],
  };
};

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  slug?: string;
  signedIn?: "yes" | "no longer";
  /** What becomes of a pending sign-in. */
  pending?: Resumed;
  provider?: "answers" | "is silent";
  /** Where another provider ends its session. */
  endsAt?: string;
  isAhead?: true;
  wizard?: WizardState;
};

const request = (address: string, options: RequestOptions = {}): PageRequest => {
  const url = new URL(address, "http://localhost:3000");
  return {
    url,
    method: options.method ?? "GET",
    headers: new Headers(options.headers),
    locale: localeOfPath(url.pathname),
    sessionSlug: options.slug,
    session: exampleSession(options),
    readWizard: async () => options.wizard,
    ...(options.isAhead && { isAhead: true }),
    lookUp: async (pathname) => facts[pathname] ?? { kind: "missing" },
    interpret: async (text) => meanings[text],
    findListPath: async (list) =>
      Object.entries(facts).find(
        ([path, fact]) =>
          localeOfPath(path) === localeOfPath(url.pathname) &&
          fact.kind === "page" &&
          fact.list &&
          isSameList(fact.list, list),
      )?.[0],
    isFresh: () => false,
    isStored: async (path) => path === "/es/caida-conocida" || path === "/es/caida-conocida?brand=seat",
  };
};

/**
 * What becomes of a request to the example site, with chains of redirects as one.
 * @param targets redirects of the content service besides those of the example site
 */
export const decideToEnd = (address: string, targets: Readonly<Record<string, string>> = {}) => {
  const visitTo = (url: string): PageRequest => {
    const known = request(url);
    return {
      ...known,
      lookUp: async (path, locale) => {
        const target = targets[path];
        return target ? { kind: "redirect", target, status: 301 } : known.lookUp(path, locale);
      },
    };
  };
  const runAll = async (each: PageRequest) => (await runRules(rules, each)).outcome;
  const first = visitTo(address);
  return runAll(first).then((outcome) =>
    followOutcome(outcome, first, runAll, ({ href }) => ({ ...visitTo(href), isAhead: true })),
  );
};

/** What the rules make of a request to the example site. */
export const decide = async (
  address: string,
  options?: RequestOptions,
): Promise<{ rule: string; outcome: Outcome }> => runRules(rules, request(address, options));

export const serve = (path: string, cacheable = true) => ({ kind: "serve", path, cacheable });
export const redirect = (target: string, status = 308, cacheable = true) => ({
  kind: "redirect",
  target,
  status,
  cacheable,
});
export const notFound = (reason: string, status = 404, cacheable = true) => ({
  kind: "not-found",
  reason,
  status,
  cacheable,
});

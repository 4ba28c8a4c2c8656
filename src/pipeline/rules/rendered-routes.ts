import { isAccountForm } from "#domain/account-forms.ts";
import { compareQueryToSegment, parseCompareQuery } from "#domain/compare-query.ts";
import { personalQuery } from "#domain/personal-query.ts";
import { pictureQuery } from "#domain/picture-query.ts";
import { encodeQuerySegment } from "#domain/query-segment.ts";
import { parseRecentQuery, recentQueryToSegment } from "#domain/recent-query.ts";
import { isRequestPanel, requestQuery } from "#domain/request-panels.ts";
import type { RouteMatch, RouteName } from "#domain/route-paths.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { isWizard, isWizardPage, wizardQuery } from "#domain/wizard-address.ts";
import { formStateOf } from "#forms/form-state.ts";
import { showsExamples } from "#platform/env.ts";

interface RenderedRoute {
  readonly folder: string;
  /** What of the address the page takes, as a segment. */
  readonly segment?: (query: URLSearchParams, params: RouteMatch["params"]) => string | undefined;
  /** Rendered for one visitor, never stored. */
  readonly isFresh?: true;
  /** Only where examples are shown. */
  readonly isExample?: true;
}

/** A page, its form state, and the rest of its query. */
const formSegments = (query: URLSearchParams, rest: string, ...page: readonly string[]): string =>
  [...page, formStateOf(query), rest && encodeQuerySegment("r", rest)].filter(Boolean).join("/");

const requestSegments = (query: URLSearchParams, { panel }: RouteMatch["params"]): string | undefined => {
  if (isWizard(panel)) return formSegments(query, wizardQuery(query), panel, "start");
  return isRequestPanel(panel) ? formSegments(query, requestQuery(panel, query), panel) : undefined;
};

const personalSegments = (query: URLSearchParams): string => formSegments(query, personalQuery(query));

/** One block or widget, where only its examples are wanted. */
const exampleName = (query: URLSearchParams): string | undefined =>
  /^[A-Za-z][A-Za-z-]*$/.exec(query.get("only") ?? "")?.[0];

/** Application routes that exist as pages, by the folder that renders them. */
const renderedRoutes = {
  compare: { folder: "comparar", segment: (query) => compareQueryToSegment(parseCompareQuery(query)) },
  specifications: { folder: "ficha-tecnica", segment: (_, { vin }) => vin },
  recent: {
    folder: "vistos-hace-poco",
    segment: (query) => recentQueryToSegment(parseRecentQuery(query)),
    isFresh: true,
  },
  appointment: { folder: "cita-de-tasacion", segment: (query) => formSegments(query, ""), isFresh: true },
  carRequest: {
    folder: "solicitud-de-tasacion",
    segment: (query, { id = "" }) => formSegments(query, pictureQuery(query), id),
    isFresh: true,
  },
  consent: { folder: "configurar-cookies" },
  favourites: {
    folder: "personal/favoritos",
    segment: (query) => {
      const removed = query.get("removed") ?? "";
      return isVin(removed) ? removed : undefined;
    },
    isFresh: true,
  },
  savedSearches: { folder: "personal/busquedas", segment: personalSegments, isFresh: true },
  notifications: { folder: "personal/notificacion", segment: personalSegments, isFresh: true },
  reservations: { folder: "personal/reservas", isFresh: true },
  reservation: {
    folder: "personal/reserva",
    segment: (query, { id = "" }) => formSegments(query, personalQuery(query), id),
    isFresh: true,
  },
  tradeIns: { folder: "personal/tasaciones", segment: personalSegments, isFresh: true },
  tradeIn: {
    folder: "personal/tasacion",
    segment: (query, { id = "" }) => formSegments(query, personalQuery(query), id),
    isFresh: true,
  },
  tradeInCondition: {
    folder: "personal/estado",
    segment: (query, { id = "" }) => formSegments(query, "", id),
    isFresh: true,
  },
  tradeInPictures: {
    folder: "personal/fotos",
    segment: (query, { id = "" }) => formSegments(query, pictureQuery(query), id),
    isFresh: true,
  },
  account: { folder: "personal/cuenta", isFresh: true },
  accountForm: {
    folder: "personal/cuenta",
    segment: (query, { form = "" }) => formSegments(query, "", form),
    isFresh: true,
  },
  examples: { folder: "bloques", segment: (query) => exampleName(query), isExample: true },
  request: { folder: "solicitud", segment: requestSegments, isFresh: true },
  wizardPage: {
    folder: "solicitud",
    segment: (query, { panel = "", page = "" }) => formSegments(query, wizardQuery(query), panel, page),
    isFresh: true,
  },
} as const satisfies Partial<Record<RouteName, RenderedRoute>>;

export const renderedRoute = (name: RouteName): RenderedRoute | undefined => {
  const routes: Partial<Record<RouteName, RenderedRoute>> = renderedRoutes;
  return routes[name]?.isExample && !showsExamples() ? undefined : routes[name];
};

/** Whether a route's parameters hold, or the status of the answer where they do not. */
type Validate = (params: RouteMatch["params"]) => boolean | 404 | 410;

export type Validations = Partial<Record<RouteName, Validate>>;

/** What a route's parameters must look like; a route without an entry takes what its pattern takes. */
export const validations: Validations = {
  request: ({ panel }) => isRequestPanel(panel) || isWizard(panel),
  wizardPage: ({ panel, page }) => isWizardPage(panel, page),
  accountForm: ({ form }) => isAccountForm(form),
  specifications: ({ vin = "" }) => isVin(vin),
};

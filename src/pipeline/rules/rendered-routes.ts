import { isAccountForm } from "#domain/account-forms.ts";
import { parseCompareQuery, serialiseCompareQuery } from "#domain/compare-query.ts";
import { personalQuery } from "#domain/personal-query.ts";
import { pictureQuery } from "#domain/picture-query.ts";
import { parseRecentQuery, serialiseRecentQuery } from "#domain/recent-query.ts";
import { isRequestPanel, requestQuery } from "#domain/request-panels.ts";
import type { RouteMatch, RouteName } from "#domain/route-paths.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { isWizard, isWizardPage, wizardQuery } from "#domain/wizard-address.ts";
import { formPageQuery, formStateOf } from "#forms/form-state.ts";
import { showsExamples } from "#platform/env.ts";

type Params = RouteMatch["params"];

interface RenderedRoute {
  /** The folder of `src/app/[locale]/` that renders it. */
  readonly page: (params: Params) => string;
  /** What of the address's query the page reads, in its canonical spelling; by default nothing. */
  readonly query?: (query: URLSearchParams, params: Params) => string;
  /** Rendered for one visitor, never stored. */
  readonly isFresh?: true;
  /** Only where examples are shown. */
  readonly isExample?: true;
}

/** The query of a page with a form: what it is about, and the state of its form. */
const withFormState =
  (about: (query: URLSearchParams, params: Params) => string = () => "") =>
  (query: URLSearchParams, params: Params): string =>
    formPageQuery(about(query, params), formStateOf(query));

const aboutPanel = (query: URLSearchParams, { panel }: Params): string => {
  if (isWizard(panel)) return wizardQuery(query);
  return isRequestPanel(panel) ? requestQuery(panel, query) : "";
};

/** One block or widget, where only its examples are wanted. */
const exampleQuery = (query: URLSearchParams): string => {
  const [only] = /^[A-Za-z][A-Za-z-]*$/.exec(query.get("only") ?? "") ?? [];
  return only === undefined ? "" : `only=${only}`;
};

const removedFavourite = (query: URLSearchParams): string => {
  const removed = query.get("removed") ?? "";
  return isVin(removed) ? `removed=${removed}` : "";
};

/** Application routes that exist as pages. */
const renderedRoutes = {
  compare: {
    page: () => "comparar",
    query: (query) => serialiseCompareQuery(parseCompareQuery(query)),
  },
  specifications: { page: ({ vin }) => `ficha-tecnica/${vin}` },
  recent: {
    page: () => "vistos-hace-poco",
    query: (query) => serialiseRecentQuery(parseRecentQuery(query)),
    isFresh: true,
  },
  appointment: { page: () => "cita-de-tasacion", isFresh: true },
  carRequest: {
    page: ({ id }) => `solicitud-de-tasacion/${id}`,
    query: withFormState(pictureQuery),
    isFresh: true,
  },
  consent: { page: () => "configurar-cookies" },
  favourites: { page: () => "personal/favoritos", query: removedFavourite, isFresh: true },
  savedSearches: { page: () => "personal/busquedas", query: withFormState(personalQuery), isFresh: true },
  notifications: { page: () => "personal/notificacion", query: personalQuery, isFresh: true },
  reservations: { page: () => "personal/reservas", isFresh: true },
  reservation: {
    page: ({ id }) => `personal/reserva/${id}`,
    query: withFormState(personalQuery),
    isFresh: true,
  },
  tradeIns: { page: () => "personal/tasaciones", query: withFormState(), isFresh: true },
  tradeIn: {
    page: ({ id }) => `personal/tasacion/${id}`,
    query: withFormState(personalQuery),
    isFresh: true,
  },
  tradeInCondition: { page: ({ id }) => `personal/estado/${id}`, query: withFormState(), isFresh: true },
  tradeInPictures: {
    page: ({ id }) => `personal/fotos/${id}`,
    query: withFormState(pictureQuery),
    isFresh: true,
  },
  account: { page: () => "personal/cuenta", isFresh: true },
  accountForm: { page: ({ form }) => `personal/cuenta/${form}`, query: withFormState(), isFresh: true },
  examples: { page: () => "bloques", query: exampleQuery, isExample: true },
  request: {
    page: ({ panel }) => (isWizard(panel) ? `solicitud/${panel}/start` : `solicitud/${panel}`),
    query: withFormState(aboutPanel),
    isFresh: true,
  },
  wizardPage: {
    page: ({ panel, page }) => `solicitud/${panel}/${page}`,
    query: withFormState(wizardQuery),
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

import { parseSavedList, serialiseSavedList } from "./saved-list.ts";
import { readUtms } from "./utm.ts";
import { isVin } from "./vehicle-address.ts";

/** What the page of a panel may be about: a vehicle, a list of vehicles, or nothing. */
type About = "vehicle" | "list" | "nothing";

/** The panels whose page stands under `/solicitud/…` and `/pt/pedido/…`, and what each is about; every other name there is not found. */
export const aboutOf = {
  contact: "vehicle",
  "test-drive": "vehicle",
  "price-drop": "vehicle",
  "car-alert": "list",
  "save-search": "list",
  newsletter: "nothing",
} as const satisfies Record<string, About>;

export type RequestPanel = keyof typeof aboutOf;

export const requestPanels = Object.keys(aboutOf) as readonly RequestPanel[];

export const isRequestPanel = (name: string | undefined): name is RequestPanel =>
  name !== undefined && Object.hasOwn(aboutOf, name);

const spellings = {
  vehicle: (query) => {
    const vin = query.get("vin") ?? "";
    return isVin(vin) ? `vin=${vin}` : "";
  },
  list: (query) => {
    const list = parseSavedList(query);
    return list ? serialiseSavedList(list) : "";
  },
  nothing: () => "",
} as const satisfies Record<About, (query: URLSearchParams) => string>;

/**
 * The canonical query of a panel's page: `vin=…`, or a list; empty for nothing. Campaign parameters remain in it, for
 * browsers that store none.
 */
export const requestQuery = (panel: RequestPanel, query: URLSearchParams): string =>
  [spellings[aboutOf[panel]](query), new URLSearchParams(readUtms(query)).toString()]
    .filter(Boolean)
    .join("&");

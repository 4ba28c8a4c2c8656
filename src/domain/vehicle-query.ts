import { type PreCheckOutcome, preCheckOutcomes } from "./finance/pre-check.ts";
import {
  parseSimulationQuery,
  type SimulationQuery,
  serialiseSimulationQuery,
  unreadableSimulationKeys,
} from "./simulation-query.ts";
import { readUnreadText } from "./unread-text.ts";

/** The query of a vehicle page: a finance simulation, and from where the way to the dealer is measured. */
export type VehicleQuery = SimulationQuery & {
  /** A postal code as it was typed, at most 12 letters, digits, blanks and hyphens; it need not be one. */
  readonly zip?: string;
  /** What was filled in and could not be read. */
  readonly unread?: readonly AskedKey[];
  /** The deposit as typed, where it could not be parsed and may be shown again. */
  readonly typed?: string;
  /** Only this of the page is wanted: the quote, by what shows it in another one; the others are pages, which panels show. */
  readonly part?: (typeof parts)[number];
  /** Of the part that checks the instalment: what came of it. */
  readonly fit?: PreCheckOutcome;
};

const parts = ["quote", "repayments", "readings", "sources", "share", "check"] as const;

type AskedKey = (typeof askedKeys)[number];

const askedKeys = ["deposit", "months"] as const;

/** Parses the simulation and `zip`. What cannot be a postal code is ignored. Never throws. */
export const parseVehicleQuery = (params: URLSearchParams): VehicleQuery => {
  const zip = params.get("zip")?.trim().replace(/\s+/g, " ") ?? "";
  const simulation = parseSimulationQuery(params);
  const known = (params.get("unread") ?? "").split(",");
  const unreadable = unreadableSimulationKeys(params);
  const unread = askedKeys.filter(
    (key) => unreadable.includes(key) || (known.includes(key) && simulation[key] === undefined),
  );
  const part = parts.find((each) => each === params.get("part"));
  const fit = part === "check" ? preCheckOutcomes.find((each) => each === params.get("fit")) : undefined;
  const typed = unread.includes("deposit")
    ? readUnreadText(params.get(unreadable.includes("deposit") ? "deposit" : "typed"))
    : "";
  return {
    ...simulation,
    ...(/^[\p{L}\d -]{1,12}$/u.test(zip) && { zip }),
    ...(unread.length > 0 && { unread }),
    ...(typed !== "" && { typed }),
    ...(part && { part }),
    ...(fit && { fit }),
  };
};

/** The canonical query string without `?`; empty for the default. */
export const serialiseVehicleQuery = (query: VehicleQuery): string => {
  const zip = query.zip === undefined ? "" : new URLSearchParams({ zip: query.zip }).toString();
  const unread = query.unread?.length ? `unread=${query.unread.join(",")}` : "";
  const typed = query.typed === undefined ? "" : new URLSearchParams({ typed: query.typed }).toString();
  const part = query.part === undefined ? "" : `part=${query.part}`;
  const fit = query.fit === undefined ? "" : `fit=${query.fit}`;
  return [serialiseSimulationQuery(query), zip, unread, typed, part, fit].filter(Boolean).join("&");
};

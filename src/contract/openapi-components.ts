import { z } from "zod";
import { accountExport } from "./account.ts";
import { carAlert, priceDropAlert } from "./alert.ts";
import { dealer } from "./dealer.ts";
import type { Endpoint } from "./endpoint.ts";
import { errorEnvelope } from "./envelope.ts";
import { favourite } from "./favourite.ts";
import { quote } from "./finance.ts";
import { notification } from "./notification.ts";
import { actionBar, footer, header, page, pageComponent } from "./page.ts";
import { payment } from "./payment.ts";
import { picture } from "./picture.ts";
import { acknowledgement } from "./primitives.ts";
import { reservation, reservationDocument, reservationSummary } from "./reservation.ts";
import { savedSearch } from "./saved-search.ts";
import { facets, searchResult } from "./search.ts";
import { user } from "./session.ts";
import { plateData, schedule, slot, storedTradeIn, valuation } from "./trade-in.ts";
import { phaseTwo } from "./trade-in-phase-two.ts";
import { dropdowns, vehicleCard, vehicleDetail } from "./vehicle.ts";

/** JSON as the OpenAPI document holds it. */
export type JsonObject = { [key: string]: unknown };

/** Answers and parts of answers that have a name of their own in the OpenAPI document. */
const named = {
  AccountExport: accountExport,
  Acknowledgement: acknowledgement,
  ActionBar: actionBar,
  CarAlert: carAlert,
  Dealer: dealer,
  Dropdowns: dropdowns,
  ErrorEnvelope: errorEnvelope,
  Facets: facets,
  Favourite: favourite,
  Footer: footer,
  Header: header,
  Notification: notification,
  Page: page,
  PageComponent: pageComponent,
  Payment: payment,
  PhaseTwo: phaseTwo,
  Picture: picture,
  PlateData: plateData,
  PriceDropAlert: priceDropAlert,
  Quote: quote,
  Reservation: reservation,
  ReservationDocument: reservationDocument,
  ReservationSummary: reservationSummary,
  SavedSearch: savedSearch,
  Schedule: schedule,
  SearchResult: searchResult,
  Slot: slot,
  StoredTradeIn: storedTradeIn,
  User: user,
  Valuation: valuation,
  VehicleCard: vehicleCard,
  VehicleDetail: vehicleDetail,
} as const satisfies Record<string, z.ZodType>;

export const componentRef = (id: string): string => `#/components/schemas/${id}`;

const titleCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const nameOf = new Map<z.ZodType, string>(Object.entries(named).map(([name, schema]) => [schema, name]));

/** Component that describes the `data` of an endpoint's answer: one with a name of its own, or the endpoint's. */
export const answerComponent = (name: string, data: z.ZodType): string =>
  nameOf.get(data) ?? `${titleCase(name)}Answer`;

/** Component that describes an endpoint's body. */
export const requestComponent = (name: string): string => `${titleCase(name)}Request`;

/** JSON Schemas, by component name, of everything that the endpoints send and answer. */
export const buildComponents = (
  endpoints: Readonly<Record<string, Endpoint>>,
): Record<string, JsonObject> => {
  const answers = new Map<string, z.ZodType>(Object.entries(named));
  const requests = new Map<string, z.ZodType>();
  const discriminators = new Map<string, string>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.data !== "blob") answers.set(answerComponent(name, endpoint.data), endpoint.data);
    if (!endpoint.body) continue;
    requests.set(requestComponent(name), endpoint.body);
    if (endpoint.discriminator) discriminators.set(requestComponent(name), endpoint.discriminator);
  }
  const components = { ...toSchemas(answers, "output"), ...toSchemas(requests, "input") };
  for (const [id, key] of discriminators) components[id] = withoutDiscriminator(components[id], key);
  return components;
};

/** A request's part as JSON Schema, for parameters. */
export const inputSchema = (schema: z.ZodType): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
};

const toSchemas = (
  schemas: ReadonlyMap<string, z.ZodType>,
  io: "input" | "output",
): Record<string, JsonObject> => {
  const registry = z.registry<{ id: string }>();
  const ids = new Map<z.ZodType, string>();
  for (const [id, schema] of schemas) {
    if (ids.has(schema)) continue;
    ids.set(schema, id);
    registry.add(schema, { id });
  }
  const built = z.toJSONSchema(registry, {
    io,
    uri: componentRef,
    // Readers drop what they do not know, so an answer may hold more than the contract names.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }).schemas;
  return Object.fromEntries(
    [...schemas].map(([id, schema]) => {
      const { $schema: _, $id: __, ...rest } = built[ids.get(schema) ?? id] ?? {};
      return [id, rest];
    }),
  );
};

/** The key travels in the query (`lead?type=`): each alternative says for which value it stands, and leaves it out. */
const withoutDiscriminator = (schema: JsonObject | undefined, key: string): JsonObject => {
  const alternatives = (schema?.oneOf ?? []) as {
    properties: Record<string, JsonObject>;
    required: string[];
  }[];
  return {
    anyOf: alternatives.map(({ properties: { [key]: value, ...properties }, required, ...rest }) => ({
      title: `${key}=${String(value?.const)}`,
      ...rest,
      properties,
      required: required.filter((name) => name !== key),
    })),
  };
};

/** Values that a discriminator takes. */
export const discriminatorValues = (body: z.ZodType, key: string): unknown[] => {
  const alternatives = (inputSchema(body).oneOf ?? []) as { properties: Record<string, JsonObject> }[];
  return alternatives.map((alternative) => alternative.properties[key]?.const);
};

import type { z } from "zod";
import { locales } from "#platform/locale.ts";
import { allBlocks } from "./blocks/all-blocks.ts";
import type { Block } from "./blocks/define-block.ts";
import { discriminatorValues, withoutDiscriminator } from "./discriminator.ts";
import { type Endpoint, endpointLabel, type ServiceName } from "./endpoint.ts";
import { type EndpointName, endpoints } from "./endpoints.ts";
import { eventSchemas } from "./events.ts";
import { extensionKey } from "./field.ts";
import { officeEndpoints } from "./office-endpoints.ts";
import { errorComponents, errorResponses } from "./openapi-errors.ts";
import { exampleOf } from "./openapi-examples.ts";
import { generalDescription } from "./openapi-info.ts";
import { specifiedComponents, writeMarks } from "./openapi-marks.ts";
import { componentRef, type JsonObject, named, nameOf, titleCase } from "./openapi-named-schemas.ts";
import { pruneComponents } from "./openapi-refs.ts";
import { inputSchema, toSchemas } from "./openapi-schema.ts";
import { tagOf, tagsOf } from "./openapi-tags.ts";
import { buildWebhooks, webhookParameters, webhooksTag } from "./openapi-webhooks.ts";
import { type SpecificationPlace, specificationPlaces } from "./specification-places.ts";

/** Component that describes a block's data: `FinanceSimulatorBlock`. */
const blockComponent = ({ key }: Block): string => `${key.split("-").map(titleCase).join("")}Block`;

/** The blocks of a page: one alternative for each kind of block, distinguished by its key. */
const pageComponentSchema = (): JsonObject => ({
  description:
    "A component of a page. One whose key is not among these, or whose data does not fit its key, is left out of the page.",
  oneOf: allBlocks.map((block) => ({
    title: block.key,
    type: "object",
    properties: {
      id: {
        type: "string",
        description: "Id of the component on its page",
        examples: [`${block.key}-1`],
        [extensionKey]: true,
      },
      key: { type: "string", const: block.key, description: "Kind of the component", examples: [block.key] },
      data: { $ref: componentRef(blockComponent(block)), description: "What the component shows" },
    },
    required: ["key", "data"],
  })),
});

/** Component that describes the `data` of an endpoint's answer: one with a name of its own, or the endpoint's. */
const answerComponent = (name: string, data: z.ZodType): string =>
  nameOf.get(data) ?? `${titleCase(name)}Answer`;

/** Component that describes an endpoint's body. */
const requestComponent = (name: string): string => `${titleCase(name)}Request`;

type Components = Readonly<Record<string, JsonObject>>;
type Endpoints = readonly (readonly [name: string, endpoint: Endpoint])[];

/** JSON Schemas, by component name, of everything that the endpoints send and answer. */
const buildComponents = (served: Endpoints): Record<string, JsonObject> => {
  const answers = new Map<string, z.ZodType>(Object.entries({ ...named, ...eventSchemas }));
  const requests = new Map<string, z.ZodType>();
  const discriminators = new Map<string, string>();
  for (const [name, endpoint] of served) {
    if (endpoint.data !== "blob") answers.set(answerComponent(name, endpoint.data), endpoint.data);
    if (!endpoint.body) continue;
    requests.set(requestComponent(name), endpoint.body);
    if (endpoint.discriminator) discriminators.set(requestComponent(name), endpoint.discriminator);
  }
  const blocks = new Map(allBlocks.map((block) => [blockComponent(block), block.data]));
  const components: Record<string, JsonObject> = {
    ...toSchemas(answers, "output"),
    ...toSchemas(requests, "input"),
    ...toSchemas(blocks, "input"),
    PageComponent: pageComponentSchema(),
  };
  for (const [id, key] of discriminators) components[id] = withoutDiscriminator(components[id], key);
  return components;
};

const header = (name: string, required: boolean, description: string, example: string): JsonObject => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string", maxLength: 64 },
  example,
});

const headerParameters = {
  CompanyId: header("x-company-id", true, "Company whose shop calls.", "1"),
  SessionId: header(
    "x-session-id",
    false,
    "The visitor's session, where there is one.",
    "3fh8w1n6y2c9k5d0r4x7mzqtvb",
  ),
  AddressKey: header(
    "x-address-key",
    false,
    "The visitor's group of network addresses under a hash, for limits by address. *Extension.*",
    "9f2c41",
  ),
  AcceptLanguage: header(
    "accept-language",
    false,
    `Language of the texts in the answer, which names the market: ${locales.join(" or ")}.`,
    locales[0],
  ),
};

const bearer = { type: "http", scheme: "bearer", description: "The token of `POST /users/login`." };
const operator = { type: "http", scheme: "bearer", description: "A token of `npm run operators -- add`." };

/** Undefined for a call of the back office, which no shop makes. */
const knownPlaceOf = (name: string): SpecificationPlace | undefined =>
  specificationPlaces[name as EndpointName];

/** Where the specification shows a call, and the level of a shop that uses it. */
const placeOf = (name: string) => {
  const { level, place } = knownPlaceOf(name) ?? {};
  return {
    ...(level !== undefined && { "x-level": level }),
    ...(place !== undefined && { "x-specified-section": place }),
  };
};

const inWords = (name: string): string => {
  const { place } = knownPlaceOf(name) ?? {};
  return place === undefined ? "*Extension.*" : `Specification section ${place}.`;
};

const operation = (name: string, endpoint: Endpoint, components: Components): JsonObject => ({
  operationId: name,
  summary: endpoint.summary,
  description: `${endpoint.description} ${inWords(name)}`,
  ...placeOf(name),
  tags: [tagOf(endpoint.path)],
  [extensionKey]: endpoint.extension === true,
  "x-idempotent": endpoint.idempotent,
  ...(endpoint.forgivesToken && { "x-forgives-token": true }),
  ...(endpoint.needsRecentSignIn && { "x-needs-recent-sign-in": true }),
  security: {
    none: [],
    optional: [{}, { bearer: [] }],
    required: [{ bearer: [] }],
    operator: [{ operator: [] }],
  }[endpoint.token],
  parameters: [
    ...(endpoint.token === "operator" ? [] : Object.keys(headerParameters)).map((id) => ({
      $ref: `#/components/parameters/${id}`,
    })),
    ...fieldParameters("path", endpoint, endpoint.params),
    ...fieldParameters("query", endpoint, endpoint.query),
    ...discriminatorParameter(endpoint),
  ],
  ...(endpoint.body && { requestBody: requestBody(name, endpoint, components) }),
  responses: {
    200: { description: endpoint.summary, content: answerContent(name, endpoint, components) },
    ...errorResponses(endpoint),
  },
});

const fieldParameters = (
  where: "path" | "query",
  endpoint: Endpoint,
  schema: Endpoint["query"],
): JsonObject[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const {
      description,
      examples,
      [extensionKey]: isExtension,
      ...rest
    } = writeMarks(property, endpoint.extension === true);
    return {
      name,
      in: where,
      required: where === "path" || required.includes(name),
      description,
      ...(isExtension === true && { [extensionKey]: true }),
      schema: rest,
      example: exampleOf({ examples, ...rest }, {}),
    };
  });
};

const discriminatorParameter = (endpoint: Endpoint): JsonObject[] => {
  const { body, discriminator } = endpoint;
  if (!body || discriminator === undefined) return [];
  const values = discriminatorValues(body, discriminator);
  return [
    {
      name: discriminator,
      in: "query",
      required: true,
      description: "Selects the fields of the body, which has one alternative for each value.",
      schema: { type: "integer", enum: values },
      example: values[0],
    },
  ];
};

/** An example of a body, where none of it is bytes. */
const exampleOfBody = (ref: JsonObject, endpoint: Endpoint, components: Components): JsonObject => {
  const isSent = endpoint.encoding === "json" || endpoint.discriminator !== undefined;
  return isSent ? { example: exampleOf(ref, components) } : {};
};

const requestBody = (name: string, endpoint: Endpoint, components: Components): JsonObject => {
  const mediaType = endpoint.encoding === "form" ? "multipart/form-data" : "application/json";
  const schema = { $ref: componentRef(requestComponent(name)) };
  return {
    ...(endpoint.discriminator && { description: `Its fields depend on \`${endpoint.discriminator}\`.` }),
    required: true,
    content: { [mediaType]: { schema, ...exampleOfBody(schema, endpoint, components) } },
  };
};

const answerContent = (name: string, endpoint: Endpoint, components: Components): JsonObject => {
  if (endpoint.data === "blob") return { "*/*": { schema: { type: "string", format: "binary" } } };
  const data = { $ref: componentRef(answerComponent(name, endpoint.data)) };
  const maybe = endpoint.data.safeParse(undefined).success;
  return {
    "application/json": {
      schema: {
        title: `Answer of ${endpointLabel(endpoint)}`,
        type: "object",
        properties: {
          data: { ...data, description: endpoint.summary },
          status: {
            type: "integer",
            minimum: 200,
            maximum: 299,
            description: "HTTP status, the same as that of the answer",
            examples: [200],
          },
        },
        required: maybe ? ["status"] : ["data", "status"],
      },
      example: { data: exampleOf(data, components), status: 200 },
    },
  };
};

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: JsonObject;
  readonly servers: readonly JsonObject[];
  readonly tags: readonly JsonObject[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: Readonly<
    Record<"schemas" | "parameters" | "responses" | "securitySchemes", Readonly<Record<string, JsonObject>>>
  >;
}

/** The services of a document, with its title. */
const documentTitles = {
  data: "Volante data service",
  content: "Volante content service",
  both: "Volante data and content services",
} as const satisfies Record<ServiceName | "both", string>;

export type DocumentName = keyof typeof documentTitles;

/** References to what specified calls send and answer. */
const specifiedRoots = (served: Endpoints): readonly JsonObject[] =>
  served
    .filter(([, endpoint]) => !endpoint.extension)
    .flatMap(([name, endpoint]) => [
      ...(endpoint.body ? [{ $ref: componentRef(requestComponent(name)) }] : []),
      ...(endpoint.data === "blob" ? [] : [{ $ref: componentRef(answerComponent(name, endpoint.data)) }]),
      { $ref: componentRef("ErrorEnvelope") },
    ]);

/**
 * The OpenAPI 3.1 document of one of the two services, or of both, made from the endpoint table. `url` is the service's base
 * address.
 */
export const buildOpenApi = (name: DocumentName, options: { readonly url: string }): OpenApiDocument => {
  const served = Object.entries<Endpoint>({ ...endpoints, ...officeEndpoints }).filter(
    ([, { service }]) => name === "both" || service === name,
  );
  const all = buildComponents(served);
  const specified = specifiedComponents(specifiedRoots(served), all);
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [id, endpoint] of served) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(id, endpoint, all),
    };
  }
  const sends = name === "content" ? {} : { webhooks: buildWebhooks(all) };
  const isOffice = served.some(([, { token }]) => token === "operator");
  const needsToken = served.some(([, { token }]) => token !== "none");
  const marked = Object.fromEntries(
    Object.entries(all).map(([id, schema]) => [id, writeMarks(schema, !specified.has(id))]),
  );
  return {
    openapi: "3.1.0",
    info: {
      title: documentTitles[name],
      version: "1.0.0",
      license: { name: "MIT", identifier: "MIT" },
      description: generalDescription,
    },
    servers: [{ url: options.url }],
    tags: [
      ...tagsOf(new Set(served.map(([, { path }]) => tagOf(path)))),
      ...(sends.webhooks ? [webhooksTag] : []),
    ],
    paths,
    ...sends,
    components: {
      schemas: pruneComponents([paths, sends], marked, ["ErrorEnvelope"]),
      parameters: { ...headerParameters, ...(sends.webhooks && webhookParameters) },
      responses: errorComponents(served.map(([, endpoint]) => endpoint)),
      securitySchemes: needsToken ? { bearer, ...(isOffice && { operator }) } : {},
    },
  };
};

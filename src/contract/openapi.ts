import type { z } from "zod";
import { locales } from "#platform/locale.ts";
import { allBlocks } from "./blocks/all-blocks.ts";
import type { Block } from "./blocks/define-block.ts";
import { discriminatorValues, withoutDiscriminator } from "./discriminator.ts";
import { type Endpoint, endpointLabel, type ServiceName } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { describeCodes } from "./error-codes.ts";
import { componentRef, type JsonObject, named, nameOf, titleCase } from "./openapi-named-schemas.ts";
import { inputSchema, toSchemas } from "./openapi-schema.ts";

/** Component that describes a block's data: `FinanceSimulatorBlock`. */
const blockComponent = ({ key }: Block): string => `${key.split("-").map(titleCase).join("")}Block`;

/** The blocks of a page: one alternative for each kind of block, distinguished by its key. */
const pageComponentSchema = (): JsonObject => ({
  description:
    "A component whose key is not among these, or whose data does not fit its key, is left out of the page.",
  oneOf: allBlocks.map((block) => ({
    title: block.key,
    type: "object",
    properties: {
      id: { type: "string" },
      key: { type: "string", const: block.key },
      data: { $ref: componentRef(blockComponent(block)) },
    },
    required: ["id", "key", "data"],
  })),
});

/** Component that describes the `data` of an endpoint's answer: one with a name of its own, or the endpoint's. */
const answerComponent = (name: string, data: z.ZodType): string =>
  nameOf.get(data) ?? `${titleCase(name)}Answer`;

/** Component that describes an endpoint's body. */
const requestComponent = (name: string): string => `${titleCase(name)}Request`;

/** JSON Schemas, by component name, of everything that the endpoints send and answer. */
const buildComponents = (endpoints: Readonly<Record<string, Endpoint>>): Record<string, JsonObject> => {
  const answers = new Map<string, z.ZodType>(Object.entries(named));
  const requests = new Map<string, z.ZodType>();
  const discriminators = new Map<string, string>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
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

const header = (name: string, required: boolean, description: string, schema: JsonObject): JsonObject => ({
  name,
  in: "header",
  required,
  description,
  schema,
});

const headerParameters = {
  CompanyId: header("x-company-id", true, "Company whose shop calls.", { type: "string", maxLength: 64 }),
  SessionId: header("x-session-id", false, "The visitor's session, where there is one.", {
    type: "string",
    maxLength: 64,
  }),
  AddressKey: header(
    "x-address-key",
    false,
    "The visitor's group of network addresses under a hash, for limits by address.",
    { type: "string", maxLength: 64 },
  ),
  AcceptLanguage: header("accept-language", false, "Language of the texts in the answer.", {
    type: "string",
    examples: [...locales],
  }),
};

const operation = (name: string, endpoint: Endpoint): JsonObject => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split("/")[1]],
  ...(endpoint.extension && { "x-extension": true }),
  ...(endpoint.forgivesToken && { "x-forgives-token": true }),
  ...(endpoint.token !== "none" && {
    security: endpoint.token === "optional" ? [{}, { bearer: [] }] : [{ bearer: [] }],
  }),
  parameters: [
    ...Object.keys(headerParameters).map((id) => ({ $ref: `#/components/parameters/${id}` })),
    ...fieldParameters("path", endpoint.params),
    ...fieldParameters("query", endpoint.query),
    ...discriminatorParameter(endpoint),
  ],
  ...(endpoint.body && { requestBody: requestBody(name, endpoint) }),
  responses: {
    200: { description: endpoint.summary, content: answerContent(name, endpoint) },
    "4XX": { $ref: "#/components/responses/Refused" },
    "5XX": { $ref: "#/components/responses/Failed" },
  },
});

const fieldParameters = (where: "path" | "query", schema: Endpoint["query"]): JsonObject[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
};

const discriminatorParameter = (endpoint: Endpoint): JsonObject[] => {
  const { body, discriminator } = endpoint;
  if (!body || discriminator === undefined) return [];
  const values = discriminatorValues(body, discriminator);
  return [{ name: discriminator, in: "query", required: true, schema: { type: "integer", enum: values } }];
};

const requestBody = (name: string, endpoint: Endpoint): JsonObject => {
  const mediaType = endpoint.encoding === "form" ? "multipart/form-data" : "application/json";
  const schema = { $ref: componentRef(requestComponent(name)) };
  return { required: true, content: { [mediaType]: { schema } } };
};

const answerContent = (name: string, endpoint: Endpoint): JsonObject => {
  if (endpoint.data === "blob") return { "*/*": { schema: { type: "string", format: "binary" } } };
  const data = { $ref: componentRef(answerComponent(name, endpoint.data)) };
  const maybe = endpoint.data.safeParse(undefined).success;
  return {
    "application/json": {
      schema: {
        title: `Answer of ${endpointLabel(endpoint)}`,
        type: "object",
        properties: { data, status: { type: "integer", minimum: 200, maximum: 299 } },
        required: maybe ? ["status"] : ["data", "status"],
      },
    },
  };
};

const errorResponse = (description: string): JsonObject => ({
  description,
  content: { "application/json": { schema: { $ref: componentRef("ErrorEnvelope") } } },
});

const prefix = "#/components/schemas/";

/** The components that `root` and the ones in `always` lead to, in alphabetical order. */
const pruneComponents = (
  root: unknown,
  components: Readonly<Record<string, JsonObject>>,
  always: readonly string[],
): Record<string, JsonObject> => {
  const found = new Set<string>();
  const waiting = [...always, ...referencedComponents(root)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...referencedComponents(components[name]));
  }
  return Object.fromEntries(
    [...found].sort().flatMap((name) => (components[name] ? [[name, components[name]]] : [])),
  );
};

/** Names of the components that a value refers to, however deep. */
const referencedComponents = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" && inner.startsWith(prefix)
      ? [inner.slice(prefix.length)]
      : referencedComponents(inner),
  );
};

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: JsonObject;
  readonly servers: readonly JsonObject[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: Readonly<
    Record<"schemas" | "parameters" | "responses" | "securitySchemes", Readonly<Record<string, JsonObject>>>
  >;
}

const titles: Readonly<Record<ServiceName, string>> = {
  data: "Volante data service",
  content: "Volante content service",
};

/** The OpenAPI 3.1 document of one of the two services, made from the endpoint table. `url` is the service's base address. */
export const buildOpenApi = (service: ServiceName, options: { readonly url: string }): OpenApiDocument => {
  const served = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => endpoint.service === service);
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const [name, endpoint] of served) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: titles[service],
      version: "1.0.0",
      description:
        "Answers are `{ data, status }` or `{ error, status }`; the HTTP status is the same. " +
        "A token that is not valid is refused with 401, also where a call may come without one, unless the operation has `x-forgives-token: true`: " +
        "there it counts as none. Operations with `x-extension: true` may be missing (404 or 501): the storefront then hides what needs them.",
    },
    servers: [{ url: options.url }],
    paths,
    components: {
      schemas: pruneComponents(paths, buildComponents(Object.fromEntries(served)), ["ErrorEnvelope"]),
      parameters: headerParameters,
      responses: {
        Refused: errorResponse(
          `The request cannot be served as it is; \`error.field\` names the field to blame. ${describeCodes(400)}.`,
        ),
        Failed: errorResponse(`The service failed; the same call may succeed later. ${describeCodes(500)}.`),
      },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
};

import { type Endpoint, endpointLabel, type ServiceName } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import {
  answerComponent,
  buildComponents,
  componentRef,
  discriminatorValues,
  inputSchema,
  type JsonObject,
  requestComponent,
} from "./openapi-components.ts";
import { pruneComponents } from "./prune-components.ts";

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
  AcceptLanguage: header("accept-language", false, "Language of the texts in the answer.", {
    type: "string",
    examples: ["es", "pt"],
  }),
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
        "Answers are `{ data, status }` or `{ error, status }`; the HTTP status says the same. " +
        "Operations with `x-extension: true` may be missing (404 or 501): the storefront then hides what needs them.",
    },
    servers: [{ url: options.url }],
    paths,
    components: {
      schemas: pruneComponents(paths, buildComponents(Object.fromEntries(served)), ["ErrorEnvelope"]),
      parameters: headerParameters,
      responses: {
        Refused: errorResponse(
          "The request cannot be served as it is; `error.field` names the field to blame.",
        ),
        Failed: errorResponse("The service failed; the same call may succeed later."),
      },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
};

const operation = (name: string, endpoint: Endpoint): JsonObject => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split("/")[1]],
  ...(endpoint.extension && { "x-extension": true }),
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

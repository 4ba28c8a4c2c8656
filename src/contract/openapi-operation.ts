import { discriminatorValues } from "./discriminator.ts";
import { type Endpoint, endpointLabel } from "./endpoint.ts";
import { answerComponent, requestComponent } from "./openapi-components.ts";
import { headerParameters } from "./openapi-headers.ts";
import { componentRef, type JsonObject } from "./openapi-named-schemas.ts";
import { inputSchema } from "./openapi-schema.ts";

export const operation = (name: string, endpoint: Endpoint): JsonObject => ({
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

export const errorResponse = (description: string): JsonObject => ({
  description,
  content: { "application/json": { schema: { $ref: componentRef("ErrorEnvelope") } } },
});

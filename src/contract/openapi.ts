import type { Endpoint, ServiceName } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { describeCodes } from "./error-codes.ts";
import { buildComponents } from "./openapi-components.ts";
import { headerParameters } from "./openapi-headers.ts";
import type { JsonObject } from "./openapi-named-schemas.ts";
import { errorResponse, operation } from "./openapi-operation.ts";
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

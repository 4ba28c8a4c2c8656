import { describe, expect, test } from "vitest";
import { z } from "zod";
import { allBlocks } from "./blocks/all-blocks.ts";
import type { Endpoint, ServiceName } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { errorCodes } from "./error-codes.ts";
import { type EventType, eventCatalogue, eventSchemas } from "./events.ts";
import { officeEndpoints } from "./office-endpoints.ts";
import { buildOpenApi } from "./openapi.ts";

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: object;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, object>>;
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly "x-volante-extension": boolean;
  readonly "x-forgives-token"?: boolean;
}

const refsIn = (value: unknown): string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : refsIn(inner),
  );
};

const resolve = (document: unknown, ref: string): unknown =>
  ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

describe.each<ServiceName>(["data", "content"])("the OpenAPI document of the %s service", (service) => {
  // Through JSON, as it is served.
  const document = JSON.parse(
    JSON.stringify(buildOpenApi(service, { url: "https://service.test" })),
  ) as ReturnType<typeof buildOpenApi>;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as unknown as Operation,
    })),
  );
  const served = Object.entries<Endpoint>({ ...endpoints, ...officeEndpoints }).filter(
    ([, endpoint]) => endpoint.service === service,
  );

  test("has every endpoint of the service once, under its name", () => {
    const found = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method.toUpperCase()} ${path}`,
    );
    expect(found.sort()).toEqual(served.map(([name, e]) => `${name} ${e.method} ${e.path}`).sort());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    expect(document.servers).toEqual([{ url: "https://service.test" }]);
  });

  test("resolves every reference and describes nothing that is not used", () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(0);
    expect(
      refs.filter((ref) => !ref.startsWith("#/components/") || resolve(document, ref) === undefined),
    ).toEqual([]);
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !refs.includes(`#/components/schemas/${name}`),
    );
    expect(unused).toEqual([]);
  });

  test("describes every placeholder of a path as a required parameter", () => {
    for (const { path, operation } of operations) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const parameters = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(parameters.map((parameter) => parameter.name)).toEqual(placeholders);
      expect(parameters.every((parameter) => parameter.required && parameter.schema)).toBe(true);
    }
  });

  test("names no parameter twice", () => {
    for (const { operation } of operations) {
      const names = operation.parameters.map(
        (parameter) => parameter.$ref ?? `${parameter.in} ${parameter.name}`,
      );
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("describes the code of a refusal as one of the table", () => {
    expect(
      resolve(document, "#/components/schemas/ErrorEnvelope/properties/error/properties/code"),
    ).toMatchObject({ type: "string", enum: Object.keys(errorCodes) });
  });

  test("gives every operation the shared headers", () => {
    for (const { operation } of operations.filter(({ path }) => !path.startsWith("/office/"))) {
      const shared = operation.parameters.flatMap((parameter) => parameter.$ref ?? []);
      expect(shared.map((ref) => (resolve(document, ref) as Parameter).name)).toEqual([
        "x-company-id",
        "x-session-id",
        "x-address-key",
        "accept-language",
      ]);
    }
  });

  test.each(served)("%s says whether it is an extension, needs a token and has a body", (name, endpoint) => {
    const operation = operations.find((entry) => entry.operation.operationId === name)?.operation;
    const security = {
      ...{ none: [], optional: [{}, { bearer: [] }], required: [{ bearer: [] }] },
      operator: [{ operator: [] }],
    }[endpoint.token];
    expect(operation?.security).toEqual(security);
    expect(operation?.["x-volante-extension"]).toBe(endpoint.extension === true);
    expect(operation?.["x-forgives-token"]).toBe(endpoint.forgivesToken);
    expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
  });
});

describe("the OpenAPI document", () => {
  const { paths, components } = buildOpenApi("data", { url: "/" });

  test("shows a lead's type as a query parameter and its fields without it", () => {
    const lead = paths["/lead"]?.post as unknown as Operation;
    expect(lead.parameters.at(-1)).toMatchObject({
      name: "type",
      in: "query",
      required: true,
      schema: { enum: [32, 33, 34, 36, 37, 38] },
    });
    expect(Object.keys(lead.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
    const alternatives = (
      components.schemas.LeadRequest as { anyOf: { properties: object; required: string[] }[] }
    ).anyOf;
    expect(alternatives).toHaveLength(6);
    for (const { properties, required } of alternatives) {
      expect(properties).not.toHaveProperty("type");
      expect(required).not.toContain("type");
      expect(required).toContain("consent");
    }
  });

  test("describes requests by what is sent and answers by what is read", () => {
    const phaseTwo = components.schemas.SaveTradeInDetailsRequest as { required: string[] };
    expect(phaseTwo.required).not.toContain("status");
    expect((components.schemas.PhaseTwo as { required: string[] }).required).toContain("status");
  });

  test("lets answers hold more than it names", () => {
    expect(JSON.stringify(components.schemas)).not.toContain('"additionalProperties":false');
  });
});

test("each event is a webhook of the data service, with an example that fits", () => {
  const { webhooks = {} } = buildOpenApi("data", { url: "/" });
  expect(Object.keys(webhooks)).toEqual(Object.keys(eventCatalogue));
  for (const type of Object.keys(eventCatalogue) as EventType[]) {
    const body = JSON.parse(JSON.stringify(webhooks[type]?.post?.requestBody));
    const { data, ...rest } = body.content["application/json"].example;
    expect(rest).toMatchObject({ type, version: 1, subject: expect.stringMatching(/^[a-z_]+:\w+$/) });
    expect(eventSchemas[eventCatalogue[type].schema].strict().parse(data)).toEqual(data);
  }
  expect(buildOpenApi("content", { url: "/" })).not.toHaveProperty("webhooks");
});

test("the content service's document describes every block under its key", () => {
  const { schemas } = JSON.parse(
    JSON.stringify(buildOpenApi("content", { url: "https://service.test" })),
  ).components;
  const alternatives: readonly {
    title: string;
    properties: { key: { const: string }; data: { $ref: string } };
  }[] = schemas.PageComponent.oneOf;
  expect(alternatives.map(({ properties }) => properties.key.const)).toEqual(allBlocks.map(({ key }) => key));
  for (const [index, { properties }] of alternatives.entries()) {
    const described = schemas[properties.data.$ref.replace("#/components/schemas/", "")];
    const { properties: fields } = z.toJSONSchema(allBlocks[index]?.data ?? z.never(), { io: "input" });
    expect(Object.keys(described.properties), properties.key.const).toEqual(Object.keys(fields ?? {}));
  }
});

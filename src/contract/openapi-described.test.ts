import { describe, expect, test } from "vitest";
import { z } from "zod";
import { allBlocks } from "./blocks/all-blocks.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { errorCodes } from "./error-codes.ts";
import { errorsOf } from "./errors-of.ts";
import { buildOpenApi } from "./openapi.ts";
import { exampleOf } from "./openapi-examples.ts";
import type { JsonObject } from "./openapi-named-schemas.ts";
import { resolveComponent } from "./openapi-refs.ts";
import { toSchemas } from "./openapi-schema.ts";

const document = JSON.parse(JSON.stringify(buildOpenApi("both", { url: "/" }))) as ReturnType<
  typeof buildOpenApi
>;
const { schemas, responses } = document.components;
const served: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

type Field = readonly [path: string, schema: JsonObject];

const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null;

/** Every field that a schema holds, however deep, with its path. */
const fieldsIn = (value: unknown, path: string): Field[] => {
  if (!isObject(value)) return [];
  const own = isObject(value.properties)
    ? Object.entries(value.properties as Record<string, JsonObject>)
    : [];
  const fields = own.map(([name, schema]): Field => [`${path}.${name}`, schema]);
  const inner = Object.entries(value).flatMap(([key, part]) => {
    if (key === "properties") return fields.flatMap(([at, schema]) => fieldsIn(schema, at));
    return key === "examples" || key === "example" ? [] : fieldsIn(part, path);
  });
  return [...fields, ...inner];
};

/** What lacks a description or an example. */
const undescribed = (fields: readonly Field[], components = schemas): string[] =>
  fields.flatMap(([path, schema]) => {
    const description = schema.description ?? resolveComponent(schema, components)?.description;
    // No example shows bytes.
    const isBytes = schema.format === "binary";
    return [
      ...(typeof description === "string" && description.length > 3 ? [] : [`${path}: description`]),
      ...(isBytes || exampleOf(schema, components) !== undefined ? [] : [`${path}: example`]),
    ];
  });

const operations = Object.values({ ...document.paths, ...document.webhooks }).flatMap((methods) =>
  Object.values(methods),
);
const operationOf = (name: string): JsonObject => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (found === undefined) throw new Error(`No operation ${name}`);
  return found;
};

const componentFields = Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, name));
const allFields = [
  ...componentFields,
  ...operations.flatMap((each) => fieldsIn(each, String(each.operationId))),
];

describe("the OpenAPI document", () => {
  test("describes every field and gives it an example", () => {
    expect(allFields.length).toBeGreaterThan(500);
    expect(undescribed(allFields)).toEqual([]);
  });

  test("would notice a field without either", () => {
    const bare = toSchemas(new Map([["Bare", z.object({ a: z.object({ b: z.string() }) })]]), "output");
    expect(undescribed(fieldsIn(bare.Bare, "Bare"), bare)).toEqual([
      "Bare.a: description",
      "Bare.a.b: description",
      "Bare.a.b: example",
    ]);
  });

  test("describes every operation, parameter and component", () => {
    for (const operation of operations) {
      const { operationId, summary, description, tags, parameters } = operation;
      const name = String(operationId);
      expect(summary, name).toEqual(expect.stringMatching(/^[A-Z].{5,}/));
      expect(description, name).toEqual(expect.stringMatching(/^[A-Z].{15,}/));
      expect(document.tags.map((tag) => tag.name)).toContain((tags as string[])[0]);
      for (const parameter of parameters as JsonObject[]) {
        const { description, example } = parameter.$ref
          ? (document.components.parameters[String(parameter.$ref).split("/").at(-1) ?? ""] ?? {})
          : parameter;
        expect(description, `${name} ${parameter.name}`).toEqual(expect.stringMatching(/.{3,}/));
        expect(example, `${name} ${parameter.name}`).toBeDefined();
      }
    }
    for (const [name, { description }] of Object.entries(schemas))
      if (!/(?:Answer|Request)$/.test(name))
        expect(description, name).toEqual(expect.stringMatching(/.{5,}/));
  });

  test("names the unit of every number that is not a whole one", () => {
    const isMeasured = ([path, schema]: Field) =>
      schema.type !== "number" ||
      schema["x-unit"] !== undefined ||
      schema.const !== undefined ||
      /^Facets\.ranges\.(?:min|max)$/.test(path);
    expect(allFields.filter((field) => !isMeasured(field)).map(([path]) => path)).toEqual([]);
    const price = schemas.VehicleCard?.properties as Record<string, JsonObject>;
    expect(price.totalPrice).toMatchObject({ "x-unit": "EUR", description: "Cash price (euros)" });
  });

  test("says of every operation and field whether it is an extension", () => {
    const card = schemas.VehicleCard?.properties as Record<string, JsonObject>;
    expect(card.vin).not.toHaveProperty("x-volante-extension");
    expect(card.kilometers).toMatchObject({ "x-volante-extension": true });
    expect(card.kilometers?.description).toMatch(/\*Extension\.\*$/);
    const facets = schemas.Facets?.properties as Record<string, JsonObject>;
    expect(facets.values).toMatchObject({ "x-volante-extension": true });
    const notification = schemas.Notification?.properties as Record<string, JsonObject>;
    expect(notification.title).toMatchObject({ "x-volante-extension": true });
    for (const [name, endpoint] of served) {
      const operation = operationOf(name);
      expect(operation["x-volante-extension"], name).toBe(endpoint.extension === true);
      expect(operation["x-specified-section"] === undefined, name).toBe(endpoint.extension === true);
    }
  });

  test.each(served)("lists every error of %s, and no other", (name, endpoint) => {
    const operation = operationOf(name);
    const listed = Object.entries(operation.responses as Record<string, JsonObject>)
      .filter(([status]) => status !== "200")
      .flatMap(([status, { $ref }]) => {
        const response = responses[String($ref).split("/").at(-1) ?? ""];
        const { examples } = ((response?.content ?? {}) as Record<string, JsonObject>)[
          "application/json"
        ] as {
          examples: Record<string, { value: { status: number } }>;
        };
        return Object.entries(examples).map(([code, { value }]) => {
          expect(value.status).toBe(Number(status));
          return code;
        });
      });
    expect(listed.toSorted()).toEqual([...errorsOf(endpoint)].toSorted());
    expect(listed.map((code) => errorCodes[code as keyof typeof errorCodes])).toEqual(
      listed.map(() => expect.any(Number)),
    );
  });
});

/** What a schema reads, without what it leaves out of an answer because it cannot read it. */
const strictly = (schema: z.ZodType, value: unknown): unknown => {
  const read = schema.safeParse(value);
  return read.success ? read.data : z.prettifyError(read.error);
};

describe("examples", () => {
  const components = { ...schemas };
  const contentOf = (part: unknown) =>
    Object.values((part as { content: Record<string, { example?: unknown }> }).content)[0]?.example;

  test.each(served.filter(([, { data }]) => data !== "blob"))(
    "of the answer of %s are read whole",
    (name, endpoint) => {
      const operation = operationOf(name);
      const { data } = contentOf((operation.responses as Record<string, unknown>)["200"]) as {
        data: unknown;
      };
      expect(data).toBeDefined();
      expect(strictly(endpoint.data as z.ZodType, data)).toEqual(data);
    },
  );

  test.each(served.filter(([, { encoding }]) => encoding === "json"))(
    "of the body of %s are accepted",
    (name, endpoint) => {
      const operation = operationOf(name);
      const body = contentOf(operation.requestBody);
      expect(strictly(endpoint.body as z.ZodType, body)).toEqual(body);
    },
  );

  test("of every kind of lead are accepted", () => {
    const body = endpoints.lead.body as z.ZodType;
    const { anyOf } = schemas.LeadRequest as { anyOf: readonly JsonObject[] };
    for (const [index, alternative] of anyOf.entries()) {
      const type = [32, 33, 34, 36, 37, 38][index];
      const example = { type, ...(exampleOf(alternative, components) as object) };
      expect(strictly(body, example)).toEqual(example);
    }
  });

  test.each(served.filter(([, { params, query }]) => params ?? query))(
    "of the parameters of %s are accepted",
    (name, endpoint) => {
      const parameters = operationOf(name)?.parameters as JsonObject[];
      for (const part of ["path", "query"] as const) {
        const schema = part === "path" ? endpoint.params : endpoint.query;
        const values = Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === part && parameter.name !== endpoint.discriminator)
            .map((parameter) => [String(parameter.name), parameter.example]),
        );
        if (schema) expect(strictly(schema, values)).toEqual(values);
      }
    },
  );

  test.each(allBlocks.map((block) => [block.key, block] as const))(
    "of the block %s are accepted",
    (key, { data }) => {
      const name = Object.keys(schemas).find(
        (each) => each.toLowerCase() === `${key.replaceAll("-", "")}block`,
      );
      const example = exampleOf(schemas[name ?? ""] ?? {}, components);
      expect(strictly(data, example)).toEqual(example);
    },
  );

  test("of every field fit its own schema", () => {
    const faults: string[] = [];
    const seen = new Set<z.core.$ZodType>();
    const visit = (schema: z.core.$ZodType, path: string): void => {
      if (seen.has(schema)) return;
      seen.add(schema);
      const { examples = [] } = z.globalRegistry.get(schema) ?? {};
      for (const example of examples as unknown[]) {
        const read = z.safeParse(schema, example);
        const kept = JSON.stringify(read.data);
        if (!read.success) faults.push(`${path}: ${JSON.stringify(example)}`);
        else if (kept === undefined) faults.push(`${path}: ${JSON.stringify(example)} is not read`);
      }
      if (schema instanceof z.ZodObject)
        for (const [name, field] of Object.entries(schema.shape))
          visit(field as z.ZodType, `${path}.${name}`);
      else if (schema instanceof z.ZodArray) visit(schema.element, `${path}[]`);
      else if (schema instanceof z.ZodUnion) for (const option of schema.options) visit(option, path);
      else if (schema instanceof z.ZodPipe)
        [schema.in, schema.out].forEach((each) => {
          visit(each, path);
        });
      else if (schema instanceof z.ZodRecord) visit(schema.valueType, path);
      else if ("innerType" in schema._zod.def) visit(schema._zod.def.innerType as z.ZodType, path);
    };
    for (const [name, { params, query, body, data }] of served)
      for (const part of [params, query, body, data]) if (part && part !== "blob") visit(part, name);
    for (const { key, data } of allBlocks) visit(data, key);
    expect(seen.size).toBeGreaterThan(500);
    expect(faults).toEqual([]);
  });
});

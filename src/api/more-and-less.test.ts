import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createBackend } from "#backend/http/app.ts";
import type { Database } from "#backend/store/database.ts";
import { type Endpoint, endpointLabel } from "#contract/endpoint.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { componentFilteredBody } from "#contract/search.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { type Call, createCall } from "./call.ts";
import { transportTo } from "./embedded-backend.ts";

const caller = { locale: "es" } as const;
let database: Database;
/** Bodies as the reference services sent them, by endpoint. */
const sent = new Map<string, { data: unknown; status: number }>();

/** Calls every reading endpoint of the services once. */
const askAll = async (call: Call, keep: (name: string) => void) => {
  const collect = async <T>(name: keyof typeof readingEndpoints, answer: Promise<T>) => {
    const value = await answer;
    keep(name);
    return value;
  };
  const body = componentFilteredBody.parse({
    components: [{ id: "1", key: "search", data: { filters: { brand: "seat,unheard-of" } } }],
  });
  const list = await collect("componentFiltered", call("componentFiltered", { body }, caller));
  const vin = (list.ok && list.value.components[0]?.data.vehicles[0]?.vin) || "";
  const params = { vin };
  await collect("page", call("page", { params: { slug: "home" } }, caller));
  await collect("redirects", call("redirects", { query: { path: "/coches-ocasion/" } }, caller));
  await collect("sitemapParts", call("sitemapParts", {}, caller));
  await collect(
    "sitemapEntries",
    call("sitemapEntries", { params: { kind: "pages" }, query: { part: 1 } }, caller),
  );
  await collect("dropdowns", call("dropdowns", {}, caller));
  await collect("interpretSearch", call("interpretSearch", { query: { text: "seat madrid rojo" } }, caller));
  await collect("vehicle", call("vehicle", { params }, caller));
  await collect("similarVehicles", call("similarVehicles", { params, body: {} }, caller));
  await collect("vehicleStatuses", call("vehicleStatuses", { body: { vins: [vin] } }, caller));
  await collect("priceHistory", call("priceHistory", { params }, caller));
  await collect("quote", call("quote", { params, query: {} }, caller));
  await collect("dealers", call("dealers", {}, caller));
};

beforeAll(async () => {
  database = await openSeededTestDatabase();
  const backend = createBackend(database);
  const embedded = transportTo(async () => ({ answer: backend.fetch }));
  let last: { data: unknown; status: number } | undefined;
  const call = createCall(() => ({
    ...embedded,
    send: async (request, signal) => {
      const answer = await embedded.send(request, signal);
      last = await answer.clone().json();
      return answer;
    },
  }));
  await askAll(call, (name) => last && sent.set(name, last));
});
afterAll(() => database.close());

const names = [
  "componentFiltered",
  "page",
  "redirects",
  "sitemapParts",
  "sitemapEntries",
  "dropdowns",
  "interpretSearch",
  "vehicle",
  "similarVehicles",
  "vehicleStatuses",
  "priceHistory",
  "quote",
  "dealers",
] as const satisfies readonly (keyof typeof readingEndpoints)[];

type Json = Record<string, unknown>;

/** The schema that validates the value itself. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return bare(schema.def.innerType);
  return schema instanceof z.ZodPipe ? bare(schema.def.out) : schema;
};

const isLeaving = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isLeaving(schema.def.innerType);
  return schema instanceof z.ZodPipe && bare(schema) instanceof z.ZodArray;
};

/** Members of a list like the first, but of unknown kinds; none where members have no kind. */
const ofAnotherKind = (element: z.core.$ZodType, [first]: readonly unknown[]): unknown[] => {
  const item = bare(element);
  if (!(item instanceof z.ZodObject) || first === undefined) return [];
  const kinds = Object.entries(item.shape).filter(
    ([, each]) => bare(each) instanceof z.ZodEnum && !z.safeParse(each, "unheard-of").success,
  );
  const unheardOf = Object.fromEntries(kinds.map(([key]) => [key, "unheard-of"]));
  return kinds.length > 0 ? [{ ...(first as Json), ...unheardOf }] : [];
};

/** The same answer of a service that knows more: other fields in every object, other kinds in lists of kinds. */
const withMore = (schema: z.core.$ZodType, value: unknown): unknown => {
  const own = bare(schema);
  if (own instanceof z.ZodArray && Array.isArray(value)) {
    const members = value.map((member) => withMore(own.def.element, member));
    return isLeaving(schema) ? [...members, ...ofAnotherKind(own.def.element, members)] : members;
  }
  if (!(own instanceof z.ZodObject) || typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).map(([key, each]) => {
    const part = own.shape[key];
    return [key, part ? withMore(part, each) : each];
  });
  return { ...Object.fromEntries(known), unheardOf: { deep: [1] }, fr: "/fr/" };
};

/** Whether a part that lacks what it needs is left out itself. */
const isForgiving = (schema: z.core.$ZodType, value: unknown): boolean => {
  if (schema instanceof z.ZodOptional) return isForgiving(schema.def.innerType, value);
  return schema instanceof z.ZodPipe && z.safeParse(schema, Array.isArray(value) ? [{}] : {}).success;
};

/** Paths of everything that an answer must hold, of a list by its first member. */
const required = (schema: z.core.$ZodType, value: unknown, path: readonly string[] = []): string[][] => {
  if (isForgiving(schema, value)) return [];
  const own = bare(schema);
  if (own instanceof z.ZodArray && Array.isArray(value))
    return value.length > 0 ? required(own.def.element, value[0], [...path, "0"]) : [];
  if (!(own instanceof z.ZodObject) || typeof value !== "object" || value === null) return [];
  return Object.entries(own.shape).flatMap(([key, part]) => {
    const at = [...path, key];
    const isNeeded = !z.safeParse(part, undefined).success;
    return [...(isNeeded ? [at] : []), ...required(part, (value as Json)[key], at)];
  });
};

const without = (value: unknown, [key = "", ...rest]: readonly string[]): unknown => {
  const copy = Array.isArray(value) ? [...value] : { ...(value as Json) };
  if (rest.length === 0) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, without(Reflect.get(copy, key), rest));
  return copy;
};

describe.each(names)("%s", (name) => {
  const endpoint: Endpoint & { data: z.ZodType } = readingEndpoints[name];
  const body = () => {
    const known = sent.get(name);
    if (!known) throw new Error(`${name} was not answered`);
    return known;
  };
  const read = (data: unknown) => readAnswer(endpoint, Response.json({ ...body(), data }));

  test("an answer with more than we know is read", async () => {
    const whole = await read(body().data);
    expect(whole).toMatchObject({ ok: true });
    expect(await read(withMore(endpoint.data, body().data))).toEqual(whole);
  });

  test("an answer with less is named: endpoint and field", async () => {
    const paths = required(endpoint.data, body().data);
    // A page can be shown whatever it lacks.
    expect(paths.length > 0).toBe(name !== "page");
    for (const path of paths) {
      const field = ["data", ...path].join(".");
      expect(await read(without(body().data, path)), field).toMatchObject({
        ok: false,
        error: { kind: "contract", endpoint: endpointLabel(endpoint), field },
      });
    }
  });
});

test("a third language among the alternates breaks neither a page nor a vehicle nor a sitemap", async () => {
  for (const name of ["page", "vehicle", "sitemapEntries"] as const) {
    const known = JSON.stringify(sent.get(name));
    const more = known.replaceAll('"alternates":{', '"alternates":{"fr":"/fr/",');
    expect(more, name).not.toBe(known);
    const answers = [known, more].map((each) =>
      readAnswer<Endpoint>(readingEndpoints[name], new Response(each)),
    );
    const [whole, read] = await Promise.all(answers);
    expect(whole?.ok, name).toBe(true);
    expect(read, name).toEqual(whole);
  }
});

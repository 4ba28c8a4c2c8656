import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { isOurs } from "#contract/ours.ts";
import { unwrap } from "#contract/read-answer.ts";
import { withoutCall, withoutField } from "./absences.ts";

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];

/** Paths of the fields of ours in an answer, the outermost of each. */
const oursIn = (schema: z.core.$ZodType, path: string): readonly string[] => {
  const own = unwrap(schema);
  if (own instanceof z.ZodArray) return oursIn(own.element, `${path}.*`);
  if (!(own instanceof z.ZodObject)) return [];
  return Object.entries(own.shape as Readonly<Record<string, z.ZodType>>).flatMap(([name, field]) =>
    isOurs(field) ? [`${path}.${name}`] : oursIn(field, `${path}.${name}`),
  );
};

test("each call of ours says what the shop does without it", () => {
  const extensions = all.filter(([, { extension }]) => extension).map(([name]) => name);
  expect(Object.keys(withoutCall).sort()).toEqual(extensions.sort());
});

test.each(all)("%s: each field of ours says what the shop does without it", (name, { data, extension }) => {
  if (data === "blob" || extension) return;
  expect(oursIn(data, "data").filter((field) => withoutField(name, field) === undefined)).toEqual([]);
});

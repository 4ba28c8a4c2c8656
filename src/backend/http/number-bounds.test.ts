import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { greatestInteger } from "#contract/primitives.ts";
import { numberFields } from "./test-number-fields.ts";

const fields = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  numberFields(endpoint).map(
    ({ part, path, schema }) => [`${name} ${part} ${path.join(".")}`, schema] as const,
  ),
);

test("there are numbers to look at", () => {
  expect(fields.length).toBeGreaterThan(20);
});

test.each(fields)("%s is no greater than a column holds", (_, { minimum, maximum, exclusiveMinimum }) => {
  expect(maximum).toBeLessThanOrEqual(greatestInteger);
  expect(minimum ?? exclusiveMinimum).toBeGreaterThanOrEqual(-greatestInteger);
});

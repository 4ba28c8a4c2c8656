import { expect, test } from "vitest";
import {
  badges,
  fuels,
  kindOfSegment,
  paints,
  segments,
  segmentsByKind,
  transmissions,
  vehicleKinds,
  vehicleStatuses,
} from "./vehicle-types.ts";

const lists: Record<string, readonly string[]> = {
  vehicleKinds,
  segments,
  fuels,
  transmissions,
  paints,
  vehicleStatuses,
  badges,
};

test.each(Object.entries(lists))("%s holds distinct lower-case slugs", (_, ids) => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("each segment belongs to its kind", () => {
  for (const kind of vehicleKinds)
    for (const segment of segmentsByKind[kind]) expect(kindOfSegment(segment)).toBe(kind);
});

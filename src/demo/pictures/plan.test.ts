import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { MAKE_MIXES, type Mix } from "./make-mixes.ts";
import { planPictures } from "./plan.ts";
import { planRounds } from "./plan-rounds.ts";
import { jobKey, recipeOf } from "./recipe.ts";
import { BIKES } from "./tables/bikes.ts";
import { BODIES } from "./tables/bodies.ts";
import { PAINTS } from "./tables/paints.ts";
import { CAR_RANGE, FACE_WHEELS } from "./tables/range.ts";

const jobs = planPictures();

describe("planPictures", () => {
  test("asks for no picture twice", () => {
    expect(new Set(jobs.map(jobKey)).size).toBe(jobs.length);
  });

  test("is the same in every run", () => {
    expect(planPictures().map(recipeOf)).toEqual(jobs.map(recipeOf));
  });

  test("has every body, every paint, and a full turn of every body", () => {
    expect(new Set(jobs.map((job) => job.body))).toEqual(
      new Set([...Object.keys(BODIES), ...Object.keys(BIKES)]),
    );
    expect(new Set(jobs.map((job) => job.paint))).toEqual(new Set(Object.keys(PAINTS)));
    for (const body of [...Object.keys(BODIES), ...Object.keys(BIKES)]) {
      const frames = jobs.filter((job) => job.body === body && job.view === "spin").map((job) => job.frame);
      expect(frames).toEqual(Array.from({ length: 24 }, (_, i) => i));
    }
  });

  test("every vehicle that is seen from elsewhere is seen from the front three-quarter first", () => {
    const vehicle = (job: (typeof jobs)[number]) => jobKey({ ...job, view: "side", frame: undefined });
    const leading = new Set(jobs.filter((job) => job.view === "front-three-quarter").map(vehicle));
    for (const job of jobs) expect(leading).toContain(vehicle(job));
  });
});

test("the first round shows each body with each of its faces", () => {
  const [first = []] = planRounds();
  for (const [body, range] of Object.entries(CAR_RANGE)) {
    expect(first.filter((unit) => unit.body === body).map((unit) => unit.face)).toEqual([...range.faces]);
  }
});

test("a changed paint makes only its own pictures stale", () => {
  const red = jobs.find((job) => job.paint === "red");
  const blue = jobs.find((job) => job.paint === "blue");
  if (!red || !blue) throw new Error("The plan has no red or no blue vehicle.");
  expect(recipeOf(red)).not.toBe(recipeOf(blue));
  expect(recipeOf({ ...red, paint: "blue" })).not.toBe(recipeOf(red));
});

describe("make mixes", () => {
  test("every car make of the seed has one", () => {
    const makes = new Set(
      catalogue.filter((version) => version.kind === "car").map((version) => version.makeId),
    );
    for (const make of makes) expect(Object.keys(MAKE_MIXES)).toContain(make);
  });

  test.each(Object.entries(MAKE_MIXES) as [string, Mix][])(
    "%s wears a rim that its face is rendered with",
    (_, mix) => {
      expect(FACE_WHEELS[mix.face]).toContain(mix.wheel);
    },
  );
});

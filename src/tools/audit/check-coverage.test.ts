import { expect, test } from "vitest";
import { checkCoverage } from "./check-coverage.ts";
import { specifiedPaths } from "./specified-paths.ts";

const vehicles = [
  "/coches-ocasion/seat-ibiza-10000001/",
  "/pt/carros-usados/seat-ibiza-10000001/",
  "/motos-ocasion/yamaha-mt-07-10000002/",
  "/pt/motos-usadas/yamaha-mt-07-10000002/",
];
const all = [...specifiedPaths.flat(), "/comparar/", "/pt/comparar/", ...vehicles];

test("a crawl that met everything has nothing to say", () => {
  expect(checkCoverage(new Set(all))).toEqual([]);
});

test.each(["/landings/black-days/", "/pt/comparar/", "/motos-ocasion/yamaha-mt-07-10000002/"])(
  "%s is missed when no link leads there",
  (path) => {
    expect(checkCoverage(new Set(all.filter((each) => each !== path)))).toHaveLength(1);
  },
);

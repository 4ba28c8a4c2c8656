import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shapes } from "./car-map.tsx";

test("the picture of the map has the shape of every part", () => {
  expect(readFileSync("public/icons/car-map.svg", "utf8")).toContain(
    `<path id="car" d="${shapes.map(({ path }) => path).join("")}"/>`,
  );
});

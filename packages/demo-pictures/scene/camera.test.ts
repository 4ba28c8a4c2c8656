import * as THREE from "three";
import { expect, test } from "vitest";
import { type MeasuresRow, readMeasures } from "../../../src/demo/catalogue/measures.ts";
import { modelKey } from "../../../src/demo/stock/model-key.ts";
import { VIEWS } from "../tables/views.ts";
import { frame, radians } from "./camera.ts";

const rows = readMeasures("src/demo/catalogue/measures.csv");
type Framed = "front-three-quarter-left" | "front-three-quarter-right" | "side" | "front" | "rear";
const FRAMED: readonly Framed[] = [
  "front-three-quarter-left",
  "front-three-quarter-right",
  "side",
  "front",
  "rear",
];

/** What a model of the table reaches in a view, as shares of the picture from -1 to 1. */
const reachOf = ({ length, width, height, shape }: MeasuresRow, view: Framed) => {
  const footprint = {
    length: length / 1000,
    width: shape === undefined ? 0.5 : width / 1000,
    axles: [],
    track: 0,
    wheelRadius: 0.3,
  };
  const vehicle = {
    group: new THREE.Group(),
    footprint,
    plates: { front: undefined, rear: undefined },
    wheelSets: [],
  };
  const turn = radians(VIEWS[view].turn);
  const camera = frame(vehicle, VIEWS[view], turn, 4 / 3);
  const at = (x: number, y: number, z: number) =>
    new THREE.Vector3(x * footprint.length, y, z * footprint.width)
      .applyAxisAngle(new THREE.Vector3(0, 1, 0), turn)
      .project(camera);
  const corners = [-1, 1].flatMap((x) =>
    [-0.5, 0.5].flatMap((z) => [at(0.47 * x, 0, z), at(0.3 * x, height / 1000, z)]),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    width: (Math.max(...xs) - Math.min(...xs)) / 2,
    most: Math.max(...xs.map(Math.abs)),
    top: Math.max(...ys),
    foot: Math.min(...ys),
    ground: at(0, 0, 0).y,
  };
};

const rowOf = (key: string): MeasuresRow => {
  const row = rows.find((each) => modelKey(each) === key);
  if (!row) throw new Error(`${key} is not in the table.`);
  return row;
};

test("from the side cars are as long in their pictures as they are, beside each other", () => {
  const [city, suv] = [rowOf("kia-picanto-city"), rowOf("volvo-xc60-suv")];
  const shares = [city, suv].map((row) => reachOf(row, "side").width) as [number, number];
  expect(shares[0] / shares[1]).toBeCloseTo(city.length / suv.length, 1);
  expect(reachOf(city, "front-three-quarter-left").width).toBeLessThan(
    0.85 * reachOf(suv, "front-three-quarter-left").width,
  );
});

test.each(FRAMED)("no model is cut off in the view %s, and all of a kind stand at one height", (view) => {
  const reaches = rows.map((row) => ({
    key: modelKey(row),
    kind: row.shape === undefined,
    ...reachOf(row, view),
  }));
  expect(reaches.filter(({ most, top, foot }) => most > 0.97 || top > 0.97 || foot < -0.97)).toEqual([]);
  expect(new Set(reaches.map(({ kind, ground }) => `${kind} ${ground.toFixed(3)}`)).size).toBe(2);
});

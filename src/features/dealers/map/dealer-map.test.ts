import { describe, expect, test } from "vitest";
import {
  balearics,
  border,
  canaries,
  canariesFrame,
  mapSize,
  outlinePath,
  outlinesFile,
  outlinesPath,
  peninsula,
  project,
} from "./dealer-map.tsx";

test("the outlines that pages fetch are those of the source; this file under `vitest -u` writes them", async () => {
  await expect(outlinesFile()).toMatchFileSnapshot(`${process.cwd()}/public${outlinesPath}`);
});

describe("project", () => {
  test("north is up and west is left", () => {
    const [coruna, almeria] = [project([-8.42, 43.36]), project([-2.45, 36.84])];
    if (!coruna || !almeria) throw new Error("off the map");
    expect(coruna[0]).toBeLessThan(almeria[0]);
    expect(coruna[1]).toBeLessThan(almeria[1]);
  });

  test("the Canary Islands lie in their frame", () => {
    for (const point of canaries.flat()) {
      const place = project(point);
      if (!place) throw new Error(`${point} is off the map`);
      expect(place[0]).toBeGreaterThan(canariesFrame.x);
      expect(place[0]).toBeLessThan(canariesFrame.x + canariesFrame.width);
      expect(place[1]).toBeGreaterThan(canariesFrame.y);
      expect(place[1]).toBeLessThan(canariesFrame.y + canariesFrame.height);
    }
  });

  test.each([[[2.35, 48.85]], [[-70, 40]], [[0, 0]], [[Number.NaN, 40]]] as const)(
    "%j is not on the map",
    (point) => {
      expect(project(point)).toBeUndefined();
    },
  );

  test("every outline fits the drawing, and the mainland does not reach into the islands' frame", () => {
    for (const point of [...peninsula, ...border, ...balearics.flat()]) {
      const place = project(point);
      if (!place) throw new Error(`${point} is off the map`);
      expect(place[0] <= mapSize.width && place[1] <= mapSize.height).toBe(true);
      expect(place[0] > canariesFrame.x && place[1] > canariesFrame.y).toBe(false);
    }
  });
});

test("an island is a closed line, a border an open one", () => {
  for (const island of [peninsula, ...balearics, ...canaries]) expect(outlinePath(island)).toMatch(/^M.*z$/);
  expect(outlinePath(border)).not.toContain("z");
});

test("an outline is drawn step by step, and what is off the map is left out", () => {
  const corner = [-9.75, 43.98] as const;
  expect(outlinePath([corner, [-9, 43], [-8, 43.5], corner])).toBe("M0 0l41 70 54-36-95-34z");
  expect(outlinePath([corner, [-9, 43], [2.35, 48.85]])).toBe("M0 0l41 70");
});

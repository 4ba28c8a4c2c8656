import { expect, test } from "vitest";
import { pageWindow } from "./pagination.tsx";

test.each([
  [1, 0, []],
  [1, 1, []],
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [1, 12, [1, 2, 0, 12]],
  [3, 12, [1, 2, 3, 4, 0, 12]],
  [4, 12, [1, 2, 3, 4, 5, 0, 12]],
  [6, 12, [1, 0, 5, 6, 7, 0, 12]],
  [10, 12, [1, 0, 9, 10, 11, 12]],
  [12, 12, [1, 0, 11, 12]],
  [99, 12, [1, 0, 12]],
])("page %i of %i offers %j", (current, count, pages) => {
  expect(pageWindow(current, count)).toEqual(pages);
});

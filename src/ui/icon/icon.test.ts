import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon.tsx";

test("the sprite holds exactly the named symbols", () => {
  const sprite = readFileSync("public/icons/sprite.svg", "utf8");
  const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(symbols.sort()).toEqual([...iconNames].sort());
});

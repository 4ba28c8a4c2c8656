import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon.tsx";

const read = (file: string): string => readFileSync(file, "utf8");

test("the sprite has each icon at its place", () => {
  const places = [
    ...read("public/icons/sprite.svg").matchAll(/<g id="([^"]+)"(?: transform="translate\(0 (\d+)\)")?/g),
  ];
  expect(places.map(([, id, y = "0"]) => [id, Number(y)])).toEqual(
    iconNames.map((name, index) => [name, index * 24]),
  );
});

test("styles count the icons as the sprite does", () => {
  const named = (file: string, property = "icon") =>
    [...read(file).matchAll(new RegExp(`--${property}: (\\d+);`, "g"))].map(
      ([, at]) => iconNames[Number(at)],
    );
  expect(named("src/styles/base.css", "icons")).toEqual([iconNames.at(-1)]);
  expect(named("src/styles/base.css", "heart")).toEqual(["heart-full"]);
  expect(named("src/features/vehicle/vehicle-card/vehicle-card.module.css")).toEqual(["compare"]);
  expect(named("src/ui/tooltip/tooltip.module.css")).toEqual(["info"]);
  expect(named("src/ui/notice/notice.module.css")).toEqual(["info", "error", "warning", "success"]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { iconNames } from "./icon.tsx";

const read = (file: string): string => readFileSync(file, "utf8");

const usedBy = {
  "src/features/vehicle/vehicle-card/vehicle-card.module.css": ["compare"],
  "src/ui/tooltip/tooltip.module.css": ["info"],
  "src/ui/notice/notice.module.css": ["info", "error", "warning", "success"],
};

test("the strip has each icon at its place", () => {
  const places = [
    ...read("public/icons/strip.svg").matchAll(/<g id="([^"]+)"(?: transform="translate\(0 (\d+)\)")?/g),
  ];
  expect(places.map(([, id, y = "0"]) => [id, Number(y)])).toEqual(
    iconNames.map((name, index) => [name, index * 24]),
  );
});

test("styles count the icons as the strip does", () => {
  const named = (file: string, property = "icon") =>
    [...read(file).matchAll(new RegExp(`--${property}: (\\d+);`, "g"))].map(
      ([, at]) => iconNames[Number(at)],
    );
  // Browsers store the picture: another number of icons has another address.
  const styled = ["src/styles/base.css", ...Object.keys(usedBy)];
  for (const file of styled)
    expect(read(file).match(/strip\.svg[^"]*/g), file).toEqual([`strip.svg?${iconNames.length}`]);
  expect(named("src/styles/base.css", "icons")).toEqual([iconNames.at(-1)]);
  expect(named("src/styles/base.css", "heart")).toEqual(["heart-full"]);
  for (const [file, names] of Object.entries(usedBy)) expect(named(file), file).toEqual(names);
});

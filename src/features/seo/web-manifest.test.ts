import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { iconLinks } from "./shop-icon.ts";
import { manifestPath, webManifest } from "./web-manifest.ts";

type Icon = { src: string; sizes: string; purpose: string };

test("each language starts at its own home", () => {
  expect(webManifest("Marca", "Texto", "es")).toMatchObject({ name: "Marca", start_url: "/", lang: "es" });
  expect(webManifest("Marca", "Texto", "pt")).toMatchObject({ start_url: "/pt/", scope: "/pt/", lang: "pt" });
  expect(manifestPath("es")).not.toBe(manifestPath("pt"));
});

test("every icon is a PNG of the size that is said, one of them to be cut to any shape", () => {
  const { icons } = webManifest("Marca", "Texto", "es") as { icons: Icon[] };
  for (const { src, sizes } of icons) {
    const file = readFileSync(`public${src}`);
    expect(file.subarray(1, 4).toString()).toBe("PNG");
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
});

test("a shop has its own icon and paper", () => {
  answerShop({ icon: "/a.png", theme: { light: { paper: "#fafafa" } } });
  expect(webManifest("Marca", "Texto", "pt")).toMatchObject({
    theme_color: "#fafafa",
    background_color: "#fafafa",
    icons: [{ src: "/a.png", sizes: "512x512", type: "image/png", purpose: "any" }],
  });
});

test("a shop without an icon does not have another's", () => {
  answerShop({ name: "Marca" });
  expect(webManifest("Marca", "Texto", "pt")).toMatchObject({ icons: [] });
  expect(iconLinks()).toBeUndefined();
});

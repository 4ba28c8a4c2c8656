import { expect, test } from "vitest";
import { pictureSources } from "./picture-sources.ts";

test("types from best to last, widths from narrow to wide", () => {
  const file = (url: string, width: number, type: "image/avif" | "image/webp") => ({ url, width, type });
  expect(
    pictureSources({
      url: "/pictures/a.webp",
      variants: [
        file("/pictures/a-640.webp", 640, "image/webp"),
        file("/pictures/a-640.avif", 640, "image/avif"),
        file("/pictures/a-360.avif", 360, "image/avif"),
        file("/pictures/a-1200.webp", 1200, "image/webp"),
      ],
    }),
  ).toEqual({
    sources: [
      { type: "image/avif", srcSet: "/pictures/a-360.avif 360w, /pictures/a-640.avif 640w" },
      { type: "image/webp", srcSet: "/pictures/a-640.webp 640w, /pictures/a-1200.webp 1200w" },
    ],
    src: "/pictures/a-1200.webp",
  });
});

test("variants on other hosts are left to the optimizer", () => {
  for (const url of ["https://images.example/a-640.avif", "//images.example/a-640.avif"]) {
    const variants = [{ url, width: 640, type: "image/avif" as const }];
    expect(pictureSources({ url: "https://images.example/a.jpg", variants })).toEqual({
      sources: [],
      src: "https://images.example/a.jpg",
    });
  }
});

test("a picture without variants is its own source", () => {
  expect(pictureSources({ url: "/pictures/a.webp" })).toEqual({ sources: [], src: "/pictures/a.webp" });
});

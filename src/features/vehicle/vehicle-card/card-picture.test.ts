import { expect, test } from "vitest";
import { cardPicture } from "./card-picture.ts";

const variant = (width: number, type: "image/avif" | "image/webp") => ({
  url: `/x-${width}.${type.slice(6)}`,
  width,
  height: (width * 3) / 4,
  type,
});
const namesOf = (variants: ReturnType<typeof variant>[]) =>
  cardPicture({ url: "/x.webp", variants }).variants?.map(({ url }) => url);

test("keeps the best format in the widths of cards, and the other in the widest of them", () => {
  const all = ([360, 640, 1200] as const).flatMap((width) => [
    variant(width, "image/avif"),
    variant(width, "image/webp"),
  ]);
  expect(namesOf(all)).toEqual(["/x-360.avif", "/x-640.avif", "/x-640.webp"]);
});

test("leaves a picture alone that has nothing so narrow", () => {
  expect(namesOf([variant(1200, "image/avif")])).toEqual(["/x-1200.avif"]);
  expect(cardPicture({ url: "/x.webp" })).toEqual({ url: "/x.webp" });
});

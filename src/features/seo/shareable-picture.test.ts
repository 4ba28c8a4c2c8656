import { expect, test } from "vitest";
import { shareablePicture } from "./shareable-picture.ts";

const avif = { url: "/a-1200.avif", width: 1200, type: "image/avif" } as const;
const small = { url: "/a-360.webp", width: 360, type: "image/webp" } as const;
const large = { url: "/a-1200.webp", width: 1200, type: "image/webp" } as const;

test("is the widest file that every site can read, with its own size", () => {
  const picture = { url: "/a.webp", width: 400, height: 300, alt: "SEAT", variants: [avif, small, large] };
  expect(shareablePicture(picture)).toEqual({ url: "/a-1200.webp", width: 1200, height: 900, alt: "SEAT" });
});

test("is written anew where it comes in a type that not everybody reads", () => {
  const picture = { url: "/a-1200.avif", width: 1200, height: 900, variants: [avif] };
  expect(shareablePicture(picture)).toEqual({
    url: expect.stringMatching(/^\/_next\/image\?url=%2Fa-1200\.avif&w=\d+&q=\d+$/),
    width: 1200,
    height: 900,
  });
});

test("is the picture itself where nothing else can be read", () => {
  const picture = { url: "/a.webp", width: 400, height: 300, variants: [avif] };
  expect(shareablePicture(picture)).toEqual({ url: "/a.webp", width: 400, height: 300 });
  expect(shareablePicture({ url: "/a.webp", variants: [small] })).toEqual({ url: "/a-360.webp" });
});

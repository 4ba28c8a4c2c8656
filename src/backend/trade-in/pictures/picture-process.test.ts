import sharp, { type Sharp } from "sharp";
import { describe, expect, test, vi } from "vitest";
import { writeAnew } from "./picture-process.ts";
import { pngBomb, pngChunk, readMarkers, withSegment } from "./test-bad-pictures.ts";
import { picture } from "./test-pictures.ts";

const jpeg = () => picture(120, 90).jpeg().toBuffer();
/** A progressive JPEG whose header has this size. */
const progressive = async (width: number, height: number) => {
  const small = await picture(120, 90).jpeg({ progressive: true }).toBuffer();
  const frame = small.indexOf(Buffer.from([0xff, 0xc2]));
  small.writeUInt16BE(height, frame + 5);
  small.writeUInt16BE(width, frame + 7);
  return small;
};
const refusal = (bytes: Uint8Array) =>
  writeAnew(bytes).then(
    () => "taken",
    (error) => error.code,
  );

describe("what is no whole picture is refused", () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ["a text that is named a JPEG", () => Buffer.from("hello, I am a picture"), "unsupported-media-type"],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), "unsupported-media-type"],
    ["a GIF", () => picture().gif().toBuffer(), "unsupported-media-type"],
    [
      "the first bytes of a JPEG and a page",
      () => Buffer.from("\xff\xd8\xff<script>", "latin1"),
      "picture-cut",
    ],
    ["an AVIF", () => picture(120, 90).avif().toBuffer(), "unsupported-media-type"],
    ["a progressive JPEG of 50 million pixels", () => progressive(10_000, 5_001), "too-many-pixels"],
    ["900 million pixels in 110 kB", () => pngBomb(30_000, 30_000), "too-many-pixels"],
    ["a pixel too many for its height", () => pngBomb(40_000, 1001), "too-many-pixels"],
  ])("%s", async (_, make, code) => {
    expect(await refusal(await make())).toBe(code);
  });

  test.each(["jpeg", "png", "webp"] as const)("a %s that is cut off", async (kind) => {
    const whole = await picture(400, 300).toFormat(kind).toBuffer();
    expect(await refusal(whole)).toBe("taken");
    for (const share of [0.1, 0.5, 0.95])
      expect(await refusal(whole.subarray(0, whole.byteLength * share))).toBe("picture-cut");
  });

  test("a PNG whose pixels were changed on the way", async () => {
    const whole = await picture(400, 300).png().toBuffer();
    whole[whole.byteLength - 200] = ~(whole[whole.byteLength - 200] ?? 0);
    expect(await refusal(whole)).toBe("picture-cut");
  });
});

describe("a picture is written anew", () => {
  test.each(["jpeg", "png", "webp"] as const)("a %s becomes a JPEG of the same size", async (kind) => {
    const { bytes, width, height } = await writeAnew(await picture(120, 90).toFormat(kind).toBuffer());
    expect([width, height]).toEqual([120, 90]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", space: "srgb", width, height });
  });

  test("40 million pixels are scaled to 2560 a side, and nothing is made larger", async () => {
    const { width, height } = await writeAnew(pngBomb(8_000, 5_000));
    expect([width, height]).toEqual([2560, 1600]);
  });

  test("a picture that lies on its side is put upright", async () => {
    const lying = await picture(120, 90).withExif({}).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { bytes, width, height } = await writeAnew(lying);
    expect([width, height]).toEqual([90, 120]);
    expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
  });

  test("what is transparent becomes white, and colours of others ours", async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#0000" } })
      .png()
      .toBuffer();
    const cmyk = await picture(16, 16).toColourspace("cmyk").jpeg().toBuffer();
    expect((await sharp((await writeAnew(clear)).bytes).stats()).channels.map(({ min }) => min)).toEqual([
      255, 255, 255,
    ]);
    expect(await sharp((await writeAnew(cmyk)).bytes).metadata()).toMatchObject({
      channels: 3,
      space: "srgb",
    });
  });

  test("of a picture that moves the first is kept", async () => {
    const two = await sharp(
      [await picture(20, 20).png().toBuffer(), await picture(20, 20).png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect((await sharp(two).metadata()).pages).toBe(2);
    expect(await writeAnew(two)).toMatchObject({ width: 20, height: 20 });
  });
});

const secrets = [
  "GPSSECRET",
  "OWNERSECRET",
  "XMPSECRET",
  "COMMENTSECRET",
  "TEXTSECRET",
  "IPTCSECRET",
  "HIDDENSECRET",
];

/** A JPEG with every kind of metadata besides the visible content. */
const talkative = async (): Promise<Uint8Array> => {
  const annotated = await picture(200, 150)
    .withExif({
      IFD0: { Artist: "OWNERSECRET" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1", GPSMapDatum: "GPSSECRET" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>XMPSECRET</a></x:xmpmeta>')
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  const commented = withSegment(annotated, 0xfe, Buffer.from("COMMENTSECRET"));
  return withSegment(commented, 0xed, Buffer.from("Photoshop 3.0\0IPTCSECRET"));
};

const hidden = [
  "<html><script>HIDDENSECRET</script></html>",
  "PK\x03\x04HIDDENSECRET",
  "#!/bin/sh\necho HIDDENSECRET",
];

describe("of the file that came nothing is left but what is seen", () => {
  const expectBare = (bytes: Uint8Array) => {
    const { markers, behind } = readMarkers(bytes);
    expect(markers.filter((marker) => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe)).toEqual([]);
    expect(behind).toBe(0);
    const text = Buffer.from(bytes).toString("latin1");
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    const signs = ["Exif\0", "xmpmeta", "ICC_PROFILE", "Photoshop", "<script", "PK\x03\x04", "#!/bin/sh"];
    expect(signs.filter((sign) => text.includes(sign))).toEqual([]);
  };

  test("no EXIF, place, XMP, IPTC, colour profile or comment of a JPEG", async () => {
    const bytes = await talkative();
    for (const marker of [0xe1, 0xe2, 0xed, 0xfe]) expect(readMarkers(bytes).markers).toContain(marker);
    const text = Buffer.from(bytes).toString("latin1");
    expect(secrets.slice(0, 4).filter((secret) => !text.includes(secret))).toEqual([]);
    expectBare((await writeAnew(bytes)).bytes);
  });

  test("no text of a PNG", async () => {
    const plain = await picture(40, 30).png().toBuffer();
    const text = pngChunk("tEXt", Buffer.from("Comment\0TEXTSECRET"));
    const bytes = Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33)]);
    expect((await sharp(bytes).metadata()).comments).toEqual([{ keyword: "Comment", text: "TEXTSECRET" }]);
    expectBare((await writeAnew(bytes)).bytes);
  });

  test.each(hidden)("nothing that was hung behind it: %j", async (more) => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from(more, "latin1")]);
    expect(readMarkers(bytes).behind).toBe(more.length);
    expectBare((await writeAnew(bytes)).bytes);
  });
});

test("the encoder has ten seconds for a picture", async () => {
  const timeout = vi.spyOn(sharp.prototype as Sharp, "timeout");
  await writeAnew(await picture(120, 90).jpeg().toBuffer());
  expect(timeout).toHaveBeenCalledExactlyOnceWith({ seconds: 10 });
});

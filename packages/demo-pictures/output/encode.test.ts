import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePicture } from "./encode.ts";

const grey = { width: 80, height: 60, data: new Uint8Array(80 * 60 * 3).fill(128) };

test("a picture of each width, four to three, as AVIF", async () => {
  const folder = mkdtempSync(`${tmpdir()}/encoded-`);
  const files = new Map([
    [40, `${folder}/model/40.avif`],
    [20, `${folder}/model/20.avif`],
  ]);
  await encodePicture(grey, files);
  for (const [width, file] of files)
    expect(await sharp(file).metadata()).toMatchObject({ width, height: (width * 3) / 4, format: "heif" });
  rmSync(folder, { recursive: true });
});

test("a file is put in the place of an older one when it is whole", async () => {
  const folder = mkdtempSync(`${tmpdir()}/encoded-`);
  writeFileSync(`${folder}/side.avif`, "the older one");
  linkSync(`${folder}/side.avif`, `${folder}/same.avif`);
  await encodePicture(grey, new Map([[40, `${folder}/side.avif`]]));
  // Written into the old file, it would show under both names.
  expect(readFileSync(`${folder}/same.avif`, "utf8")).toBe("the older one");
  expect(readdirSync(folder).sort()).toEqual(["same.avif", "side.avif"]);
  rmSync(folder, { recursive: true });
});

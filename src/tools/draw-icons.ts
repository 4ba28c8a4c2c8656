import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { colours } from "#platform/colours.ts";
import { runTool, ToolError } from "./run-tool.ts";

/**
 * Renders the icons of the installed site and the picture that is shown where a page without one is shared, from the mark
 * and the demo stock's pictures. Run by hand after either changes: `node src/tools/draw-icons.ts`.
 */
const { accent, paper } = colours.light;
const mark = readFileSync("public/icons/volante-mark.svg", "utf8");

/** The mark without its own style, in one colour, on a square of another. `share` of the square is the mark's. */
const square = (ground: string, ink: string, share: number, round = 0): Buffer => {
  const inner = mark
    .replace(/^<svg[^>]*>|<style>.*?<\/style>|<\/svg>\s*$/g, "")
    .replaceAll("currentColor", ink);
  const scale = (share * 100) / 32;
  const offset = (100 - share * 100) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${round}" fill="${ground}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${inner}</g></svg>`,
  );
};

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** An icon file that holds one PNG, as every browser of the last ten years reads it. */
const ico = (image: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, image]);
};

/** The scene of the home page, as `model-pictures.json` names it. */
const shareScene = "suv-blue-front-studio";

const sharePicture = async (): Promise<Buffer> => {
  const { scenes } = JSON.parse(readFileSync("src/shop-folder/pictures/model-pictures.json", "utf8")) as {
    readonly scenes: Readonly<Record<string, { readonly version: string }>>;
  };
  const shown = scenes[shareScene];
  if (!shown) throw new ToolError(`There is no scene ${shareScene}: npm run pictures.`);
  return sharp(`public/pictures/scenes/${shareScene}-${shown.version}-1200.avif`)
    .extract({ left: 0, top: 190, width: 1200, height: 630 })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
};

await runTool(async () => {
  const plain = square(paper, accent, 0.72, 20);
  const full = square(accent, paper, 0.56);
  const files = {
    "icons/app-192.png": await png(plain, 192),
    "icons/app-512.png": await png(plain, 512),
    "icons/app-maskable-512.png": await png(full, 512),
    "icons/apple-touch.png": await png(full, 180),
    "icons/share.jpg": await sharePicture(),
    "favicon.ico": ico(await png(plain, 48), 48),
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(`public/${name}`, bytes);
    console.log(`${name}: ${bytes.byteLength} bytes`);
  }
});

import { openDarkroom } from "./output/darkroom.ts";
import { develop, developPlain } from "./develop/develop.ts";
import { SHAPES } from "./tables/shapes.ts";
import { FACES } from "./tables/faces.ts";
import { WHEELS } from "./tables/wheels.ts";
import { PAINTS } from "./tables/paints.ts";
import { UPHOLSTERY } from "./tables/cabins.ts";
import { bendBody } from "./geometry/bend-body.ts";
import sharp from "sharp";
const t0 = Date.now();
const d = await openDarkroom();
const log = (s: string) => console.log(((Date.now() - t0) / 1000).toFixed(1), s);
log("open");
const body = bendBody(SHAPES.hatchback, { length: 4.368, width: 1.8, height: 1.456, wheelbase: 2.683 });
await d.prepare({ car: { body, face: FACES.band, wheels: [WHEELS["twin-five"], WHEELS.turbine] }, backdrop: "studio", cabin: { look: UPHOLSTERY.cloth, dashboard: "dials", scale: 1, eye: 0, boot: { kind: "hatch", width: 1.05, depth: 0.85, height: 0.5, seats: 5 } } });
log("prepared");
for (const [view, w] of [["front-three-quarter", 0], ["front-three-quarter", 1], ["front", 0], ["rear", 0], ["side", 0], ["wheel", 0]] as const) {
  const e = await d.expose(view, w, 1200, 900);
  log(`exposed ${view} ${JSON.stringify(e.plate)}`);
  for (const p of ["red", "silver"] as const) {
    const px = develop(e, PAINTS[p]);
    log("developed");
    await sharp(px.data, { raw: { width: 1200, height: 900, channels: 3 } }).resize(800, 600, { kernel: "lanczos3" }).sharpen({ sigma: 0.6 }).png().toFile(`/tmp/w/${view}-${w}-${p}.png`);
    log("png");
  }
}
for (const view of ["interior", "odometer", "boot"] as const) {
  const e = await d.expose(view, 0, 960, 720);
  log(`exposed ${view} ${JSON.stringify(e.reading)}`);
  const px = developPlain(e);
  await sharp(px.data, { raw: { width: 960, height: 720, channels: 3 } }).resize(640, 480).png().toFile(`/tmp/w/${view}.png`);
}
await d.close();

import { readOptions } from "./options.ts";
import { renderStock } from "./render-stock.ts";
import { openGreyDarkroom } from "./test-darkroom.ts";

/** The command `render.ts` in grey, which stands still at a view, for a test to kill it. The first word is how many are rendered before. */
const [count, ...words] = process.argv.slice(2);
const read = readOptions(words);
if (!read.ok) throw new Error(read.message);
let left = Number(count);
const standStill = async (): Promise<void> => {
  left -= 1;
  if (left >= 0) return;
  console.log("standing still");
  await new Promise((resolve) => setTimeout(resolve, 60_000));
};
await renderStock(read.options, () => openGreyDarkroom(standStill));

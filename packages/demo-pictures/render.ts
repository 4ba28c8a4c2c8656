import { readOptions } from "./options.ts";
import { NoChromium } from "./output/browser.ts";
import { renderStock } from "./render-stock.ts";

const read = readOptions(process.argv.slice(2));
if (!read.ok) {
  console.error(read.message);
  process.exitCode = 2;
} else {
  await renderStock(read.options).catch((error: unknown) => {
    if (!(error instanceof NoChromium)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}

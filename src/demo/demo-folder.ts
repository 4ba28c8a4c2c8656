import { resolve } from "node:path";
import { overlaid, readFolder, type ShopFolder } from "#shop-folder/files/shop-folder.ts";
import { starterFolder } from "#shop-folder/starter-folder.ts";

/** The folder of the demo shop: its own files over those that every shop begins with. */
export const demoFolder = (): ShopFolder =>
  overlaid(readFolder(resolve(/* turbopackIgnore: true */ process.cwd(), "src/demo/shop")), starterFolder());

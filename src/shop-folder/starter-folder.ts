import { resolve } from "node:path";
import { env } from "#platform/env.ts";
import { readFolder, type ShopFolder } from "./files/shop-folder.ts";

const directory = "src/shop-folder/starter";

/** The folder that every shop begins with, named after the host of the site. */
export const starterFolder = (): ShopFolder => {
  const folder = new Map(readFolder(resolve(/* turbopackIgnore: true */ process.cwd(), directory)));
  const settings = folder.get("shop.yaml");
  if (settings === undefined) return folder;
  const name = new URL(env().SITE_URL).hostname.replace(/^www\./, "");
  const named = Buffer.from(settings)
    .toString("utf8")
    .replace(/^name: .*$/m, () => `name: ${JSON.stringify(name)}`);
  return folder.set("shop.yaml", Buffer.from(named));
};

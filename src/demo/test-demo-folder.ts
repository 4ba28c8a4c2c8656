import type { ShopFolder } from "#shop-folder/files/shop-folder.ts";
import { demoFolder } from "./demo-folder.ts";

const decode = (content: Uint8Array | undefined): string => Buffer.from(content ?? []).toString("utf8");

/** The text of a file of the demo shop. */
export const demoText = (file: string): string => decode(demoFolder().get(file));

/** The folder of the demo shop in which one text of a file was replaced; throws where the file does not have it. */
export const demoFolderWith = (file: string, text: string | RegExp, other: string): ShopFolder => {
  const before = demoText(file);
  const after = before.replace(text, other);
  if (after === before) throw new Error(`${file} has no ${text}`);
  return new Map([...demoFolder(), [file, Buffer.from(after)]]);
};

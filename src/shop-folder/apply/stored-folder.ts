import type { Orm } from "#backend/store/database.ts";
import { shopFiles } from "#backend/store/schema/shop-files.ts";
import type { ShopFolder } from "../files/shop-folder.ts";

/** The folder that was applied to a database; without files where none was. */
export const readStoredFolder = async (orm: Pick<Orm, "select">): Promise<ShopFolder> => {
  const rows = await orm
    .select({ path: shopFiles.path, content: shopFiles.content })
    .from(shopFiles)
    .orderBy(shopFiles.path);
  return new Map(rows.map(({ path, content }) => [path, new Uint8Array(content)]));
};

/** Whether two folders have the same files. */
export const areSame = (a: ShopFolder, b: ShopFolder): boolean =>
  a.size === b.size &&
  [...a].every(([path, content]) => {
    const other = b.get(path);
    return other !== undefined && Buffer.from(content).equals(other);
  });

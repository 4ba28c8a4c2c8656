import { asc, eq, or } from "drizzle-orm";
import { pictureFiles } from "#backend/picture-files/choose-files.ts";
import type { Orm } from "#backend/store/database.ts";
import { tradeInPictures } from "#backend/store/schema/trade-ins.ts";
import { log } from "#platform/log.ts";

/** Above it mail servers refuse a message; the encoding adds a third. */
const mostBytes = 15_000_000;

/** The photos of a trade-in or a lead as files, by point of view; those beyond 15 MB and those that are gone are left out. */
export const readPictureFiles = async (orm: Orm, id: string) => {
  const rows = await orm
    .select()
    .from(tradeInPictures)
    .where(or(eq(tradeInPictures.tradeInId, id), eq(tradeInPictures.leadId, id)))
    .orderBy(asc(tradeInPictures.pov));
  let left = mostBytes;
  const files = [];
  for (const { fileId, pov, bytes: size } of rows) {
    const stored = size <= left ? await pictureFiles(log()).get(fileId) : undefined;
    if (stored === undefined) continue;
    left -= size;
    files.push({ fileName: `${pov}.jpg`, contentType: "image/jpeg", bytes: Buffer.from(stored) });
  }
  return files;
};

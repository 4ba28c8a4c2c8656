import { access, constants, mkdir, open, readFile, rename, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { fileName, type PictureFiles } from "./picture-files.ts";

/** Less would not be enough for the pictures of one trade-in. */
const leastRoomBytes = 20_000_000;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Makes a rename survive a loss of power as well. */
const settle = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

const write = async (path: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(path, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Files in a folder, created with the first. Writes are atomic; a partial file of a crash has the name of its id and is removed with it.
 */
export const diskFiles = (folder: string): PictureFiles => {
  const pathOf = (id: string) => join(folder, fileName(id));
  const draftOf = (id: string) => `${pathOf(id)}.part`;
  return {
    put: async (id, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(draftOf(id), bytes);
      await rename(draftOf(id), pathOf(id));
      await settle(folder);
    },
    get: async (id) => {
      try {
        return new Uint8Array(await readFile(pathOf(id)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (id) => {
      for (const path of [draftOf(id), pathOf(id)]) await rm(path, { force: true });
    },
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < leastRoomBytes) throw new Error("There is no room for pictures");
    },
  };
};

import { join, resolve } from "node:path";
import { BackendError } from "#backend/errors.ts";
import { loggableError } from "#backend/loggable-error.ts";
import { env } from "#platform/env.ts";
import type { Logger } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import { diskFiles } from "./disk-files.ts";
import type { PictureFiles } from "./picture-files.ts";
import { s3Files } from "./s3-files.ts";

const chosen = perProcess("picture-files", (): { files?: PictureFiles } => ({}));

const choose = (): PictureFiles => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, DATA_DIR } = env();
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY && S3_REGION)
    return s3Files({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      region: S3_REGION,
    });
  return diskFiles(join(resolve(DATA_DIR), "uploads"));
};

/** The same files: an error is logged, and thrown to the caller as BackendError `unavailable`. */
export const logOutages = (files: PictureFiles, log: Logger): PictureFiles => {
  const guarded = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      log.error(loggableError(error), "The store of pictures is unavailable");
      throw new BackendError("unavailable", "Pictures cannot be read or stored at the moment");
    }
  };
  return {
    put: (id, bytes) => guarded(files.put(id, bytes)),
    get: (id) => guarded(files.get(id)),
    remove: (id) => guarded(files.remove(id)),
    check: files.check,
  };
};

/**
 * The picture store of this environment. Each call throws BackendError `unavailable` while the store is unavailable, and logs the cause.
 */
export const pictureFiles = (log: Logger): PictureFiles => {
  const held = chosen();
  held.files ??= choose();
  return logOutages(held.files, log);
};

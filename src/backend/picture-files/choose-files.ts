import { join, resolve } from "node:path";
import { env } from "#platform/env.ts";
import type { Logger } from "#platform/log.ts";
import { perProcess } from "#platform/per-process.ts";
import { diskFiles } from "./disk-files.ts";
import { logOutages } from "./log-outages.ts";
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

/** Where this environment keeps pictures. Each call fails with BackendError `unavailable` while that is away, and the log has why. */
export const pictureFiles = (log: Logger): PictureFiles => {
  const held = chosen();
  held.files ??= choose();
  return logOutages(held.files, log);
};

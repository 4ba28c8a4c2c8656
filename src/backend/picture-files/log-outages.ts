import { BackendError } from "#backend/errors.ts";
import { loggableError } from "#backend/loggable-error.ts";
import type { Logger } from "#platform/log.ts";
import type { PictureFiles } from "./picture-files.ts";

/** The same files: whatever goes wrong with them is told to the log, and to the caller as BackendError `unavailable`. */
export const logOutages = (files: PictureFiles, log: Logger): PictureFiles => {
  const guarded = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      log.error(loggableError(error), "The store of pictures is away");
      throw new BackendError("unavailable", "Pictures cannot be had or kept at the moment");
    }
  };
  return {
    put: (id, bytes) => guarded(files.put(id, bytes)),
    get: (id) => guarded(files.get(id)),
    remove: (id) => guarded(files.remove(id)),
    check: files.check,
  };
};

import { readFileSync } from "node:fs";
import { join } from "node:path";

const read = (): string => {
  try {
    return readFileSync(join(process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    return "development";
  }
};

let known: string | undefined;

/** The name of the build that this process serves. Read once: a build made meanwhile is not the one that runs. */
export const buildId = (): string => {
  known ??= read();
  return known;
};

import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Written after the build is complete, with the hash of its inputs. */
export const buildHashFile = ".next/input-stamp";

// Not tsconfig.json, which Next completes by itself while it builds.
const singleFiles = ["middleware.ts", "next.config.mjs", "package.json", "package-lock.json"];
const folders = ["src", "locales", "public"];
const leftOut =
  /^src[\\/]tools[\\/]|^src[\\/](?:demo|shop-folder)[\\/].*\.(?:csv|md|yaml)$|^public[\\/]pictures[\\/]|\.test\.tsx?$/;

/** The files below `root` that a production build is made from, sorted; tools, tests, pictures and what shops read where they run do not enter it. */
export const findBuildInputs = (root = "."): readonly string[] => {
  const inFolders = folders
    .flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root }))
    .filter((file) => !leftOut.test(file) && statSync(join(root, file)).isFile());
  return [...singleFiles.filter((file) => existsSync(join(root, file))), ...inFolders].sort();
};

/**
 * One hash over everything that decides what a build contains.
 * @param actionKey `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY`, which becomes part of the build
 */
export const hashBuildInputs = (actionKey = "", root = "."): string => {
  const hash = createHash("sha256").update(actionKey);
  for (const file of findBuildInputs(root)) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
};

/** Whether `.next` holds a finished build of exactly these inputs. */
export const isBuildCurrent = (hash: string, root = "."): boolean => {
  const stamp = join(root, buildHashFile);
  return (
    existsSync(join(root, ".next/BUILD_ID")) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash
  );
};

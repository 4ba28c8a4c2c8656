import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * The paths of all pictures that are served as files, as `/pictures/0a1b.webp`. Like the framework itself it looks once,
 * when the server starts.
 * @param publicFolder whose files are served from the root
 */
export const ownPictures = (publicFolder: string): ReadonlySet<string> => {
  const folder = join(publicFolder, "pictures");
  // A shop may have all its pictures elsewhere.
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(
      ({ parentPath, name }) => `/${relative(publicFolder, join(parentPath, name)).replaceAll(sep, "/")}`,
    ),
  );
};

import { watch } from "node:fs";

/** An editor writes a file several times, and a branch that is checked out many files. */
const pauseMs = 120;

/** Whether a changed file may change what pages show; tests and tools do not. */
export const isShown = (file: string): boolean =>
  !/(?:^|[\\/])tools[\\/]|\.test\.tsx?$|(?:^|[\\/])\.|~$/.test(file);

/**
 * Calls `onChange` soon after sources below the folders have changed, once for changes that come together and never twice
 * at a time. Keeps no process alive.
 * @returns ends it
 */
export const watchSources = (folders: readonly string[], onChange: () => Promise<void>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true, persistent: false }, (_, file) => {
      if (file === null || !isShown(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(onChange);
      }, pauseMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};

/**
 * Fetches and decodes the frames, the first one before the others. `onProgress` hears how many are there, until one
 * cannot be had or `signal` gives up. Resolves to false then.
 */
export const loadFrames = async (
  [first = "", ...others]: readonly string[],
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<boolean> => {
  let loaded = 0;
  let isOver = false;
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    loaded += 1;
    if (!signal.aborted && !isOver) onProgress(loaded);
  };
  try {
    await load(first);
    await Promise.all(others.map(load));
  } catch {
    isOver = true;
  }
  return !isOver && !signal.aborted;
};

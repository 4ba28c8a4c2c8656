/**
 * Loads and decodes the frames, the first one before the others. `onProgress` gets the number loaded so far.
 * Resolves to false when a frame fails or `signal` aborts.
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

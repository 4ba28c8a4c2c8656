/**
 * Fetches and decodes the frames, the first one before the others. `onProgress` hears how many are there, until one
 * cannot be had. Resolves to false then, or when `signal` gives up.
 */
export async function loadFrames(
  frames: readonly string[],
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
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
    const [first, ...others] = frames;
    if (first !== undefined) await load(first);
    await Promise.all(others.map(load));
    return !signal.aborted;
  } catch {
    isOver = true;
    return false;
  }
}

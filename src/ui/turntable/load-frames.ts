/**
 * Fetches and decodes the frames, the first one before the others. `onProgress` hears how many are there. Resolves to
 * false when one cannot be had, or when `signal` gives up.
 */
export async function loadFrames(
  frames: readonly string[],
  onProgress: (loaded: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let loaded = 0;
  const load = async (src: string) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    loaded += 1;
    if (!signal.aborted) onProgress(loaded);
  };
  try {
    const [first, ...others] = frames;
    if (first !== undefined) await load(first);
    await Promise.all(others.map(load));
    return !signal.aborted;
  } catch {
    return false;
  }
}

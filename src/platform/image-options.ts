/** What the framework's image optimiser makes of a picture. Every width is a file of its own, so there are few. */
export const imageOptions = {
  /** Widths in pixels: shown across a page, and small. */
  deviceSizes: [360, 640, 1200],
  imageSizes: [120],
  quality: 60,
  /** Of the generated files, on disk; the least recently requested are removed first. */
  cacheBytes: 256 * 1024 * 1024,
} as const;

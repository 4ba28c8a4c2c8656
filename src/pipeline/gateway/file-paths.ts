/** Whether the framework answers an address from a file, so that the pipeline never sees it; compare its matcher. */
export const isFilePath = (url: string): boolean =>
  /^\/(?:(?:_next|fonts|icons|pictures)\/|favicon\.ico(?:\?|$))/.test(url);

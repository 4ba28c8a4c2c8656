import type { Page } from "@playwright/test";

/** Counts the page views that a page tells the server of, by the path that they name. */
export const countViews = (page: Page): (() => string[]) => {
  const views: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/footprint")) return;
    const { type, path } = JSON.parse(request.postData() ?? "{}") as { type?: number; path?: string };
    if (type === 1) views.push(path ?? "");
  });
  return () => views;
};

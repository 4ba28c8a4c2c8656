import type { Page } from "@playwright/test";

/** Counts the page views that a page reports to the server, by their path. */
export const countViews = (page: Page): (() => string[]) => {
  const views: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/footprint")) return;
    const { type, path } = JSON.parse(request.postData() ?? "{}") as { type?: number; path?: string };
    if (type === 1) views.push(path ?? "");
  });
  return () => views;
};

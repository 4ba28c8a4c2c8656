import type { Page } from "@playwright/test";

/** Chromium reports it where the next document takes part in no transition, such as a page of the login provider. */
const harmless = /ViewTransition opt-in disabled/;

/** Collects what must never happen on a page: script errors, policy violations, failed requests of our own. */
export const watchPage = (page: Page) => {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!harmless.test(message)) problems.push(`script error: ${message}`);
  });
  page.on("console", (message) => {
    // A 404 page is announced by the browser as a failed resource: that one is meant.
    if (message.type() === "error" && !/status of 404/.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => requests.push(request.url()));
  return {
    problems,
    requests,
    scripts: () => requests.filter((url) => new URL(url).pathname.endsWith(".js")),
  };
};

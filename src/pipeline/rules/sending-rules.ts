import type { Rule } from "../outcome.ts";

const readingMethods = new Set(["GET", "HEAD"]);

/** Pages are read or posted to, nothing else. */
export const allowedMethod: Rule = {
  name: "allowed-method",
  decide: ({ method }) =>
    readingMethods.has(method) || method === "POST"
      ? undefined
      : { kind: "refuse", status: 405, message: "Method not allowed" },
};

/** A form is accepted from our own pages only. The framework lets a missing Origin pass and answers 500 to a foreign one. */
export const ownOrigin: Rule = {
  name: "own-origin",
  decide: ({ method, headers, ownOrigins }) => {
    if (readingMethods.has(method)) return undefined;
    const origin = headers.get("origin");
    return origin !== null && ownOrigins.includes(origin)
      ? undefined
      : { kind: "refuse", status: 403, message: "Foreign origin" };
  },
};

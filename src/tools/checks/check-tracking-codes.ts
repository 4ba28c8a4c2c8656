import { trackingCodes } from "#domain/tracking-codes.ts";
import type { SourceFile } from "./source-file.ts";

/** Codes as a row of the specification lists them: "34-37 reserve steps 1-4, 40 start reserve" names 34 to 37 and 40. */
const codesOf = (row: string): number[] => {
  const [, list = ""] = /Tracking event type codes: ([^|]*)/.exec(row) ?? [];
  return list.split(/,\s*/).flatMap((item) => {
    const [, first, last] = /^(\d+)(?:-(\d+))?/.exec(item.trim()) ?? [];
    if (first === undefined) return [];
    const length = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length }, (_, index) => Number(first) + index);
  });
};

/** Whether anything besides the table names the code. */
const isSent = (name: string, sources: readonly Pick<SourceFile, "path" | "code">[]): boolean => {
  const named = new RegExp(`\\b(?:tracking|browsing)Codes\\.${name}\\b`);
  return sources.some(
    ({ path, code }) =>
      path.startsWith("src/") &&
      !/^src\/(?:tools|domain|backend)\/|\.test\.tsx?$/.test(path) &&
      named.test(code),
  );
};

/** Checks that a row of docs/traceability.md about tracking codes says `later:` exactly while nothing sends one of them. */
export const checkTrackingCodes = (
  markdown: string,
  sources: readonly Pick<SourceFile, "path" | "code">[],
): readonly string[] =>
  markdown.split("\n").flatMap((row, index) => {
    const codes = codesOf(row);
    if (codes.length === 0) return [];
    const unsent = Object.entries(trackingCodes)
      .filter(([name, code]) => codes.includes(code) && !isSent(name, sources))
      .map(([, code]) => code);
    const at = `docs/traceability.md:${index + 1}`;
    const saysLater = /\blater: /.test(row);
    if (unsent.length > 0 && !saysLater)
      return [`${at}: nothing sends ${unsent.join(", ")}, and it does not say later`];
    return unsent.length === 0 && saysLater ? [`${at}: says later of codes that are all sent`] : [];
  });

import type { SourceFile } from "./source-file.ts";

interface Danger {
  readonly pattern: RegExp;
  readonly instead: string;
  /** The few files that need it, each with its own tests. */
  readonly allowed?: readonly string[];
}

const dangers: readonly Danger[] = [
  {
    pattern: /\beval\s*\(|\bnew\s+Function\s*\(|\bsetTimeout\s*\(\s*["'`]/,
    instead: "nothing runs text as code",
  },
  {
    pattern: /\bdangerouslySetInnerHTML\b/,
    instead: "text is drawn by React, markup by ui/rich-text",
    allowed: ["src/ui/inline-script.tsx", "src/features/seo/json-ld.tsx"],
  },
  {
    pattern: /\.(?:innerHTML|outerHTML)\s*=|\binsertAdjacentHTML\b|\bdocument\.write\b|\bsrcdoc\b/i,
    instead: "text is set as text, markup by React",
    // A mail in a frame of its own, in which nothing runs.
    allowed: ["src/backend/mail/mailbox/write-mailbox-message.ts"],
  },
  {
    pattern: /\b(?:node:)?child_process\b/,
    instead: "no program is started from what serves visitors",
    allowed: ["src/backend/store/process-start.ts"],
  },
  { pattern: /\b(?:node:)?vm\b["']/, instead: "nothing runs text as code" },
  { pattern: /rejectUnauthorized|NODE_TLS_REJECT/, instead: "certificates are always checked" },
  {
    pattern: /createHash\(\s*["'](?:md5|sha1)["']|createCipher(?:iv)?\(/i,
    instead: "sha256, or the sealing of platform/session.ts",
  },
  {
    pattern: /\bMath\.random\b/,
    instead: "crypto.randomUUID or randomBytes; the seed has a generator of its own",
    allowed: ["src/cms/frame/behaviour/report-error.ts"],
  },
  {
    pattern: /access-control-allow-origin/i,
    instead: "no other origin reads what this site answers",
    // The provider's own, when it has an origin of its own, lets the shop read what it answers to its script there.
    allowed: ["src/backend/identity/provider/answer-script.ts"],
  },
  {
    pattern: /\baddEventListener\(\s*["']message["']|\bonmessage\b/,
    instead: "no message of another window is listened to",
  },
  { pattern: /\bnew\s+WebSocket\b|\bEventSource\b/, instead: "no connection is kept open" },
];

const isExempt = (path: string) => /^src\/tools\/|\.test\.tsx?$|(?:^|\/)test-[^/]+\.ts$/.test(path);

/** Reports code of the site that opens a door by its nature: it has to be written otherwise, or stand among the few known places. */
export const checkDangerousCode = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isExempt(path))
    .flatMap(({ path, code }) =>
      code
        .split("\n")
        .flatMap((line, index) =>
          dangers
            .filter(({ pattern, allowed = [] }) => pattern.test(line) && !allowed.includes(path))
            .map(({ instead }) => `${path}:${index + 1}: ${instead}`),
        ),
    );

import type { SourceFile } from "./source-file.ts";

const readers =
  /^(src\/platform\/env\.ts|src\/tools\/.*|[^/]+\.config\.ts|.*\.test\.tsx?|.*\/test-[^/]+\.ts)$/;
const access = /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[\s*["']env["']|\bimport\.meta\.env\b/;
const renamed =
  /\b(const|let|var)\s*\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*["'](node:)?process["']/;

/** Next replaces this one at build time, and needs to see it spelled out. */
const inlinedByNext = /process\.env\.NEXT_RUNTIME/g;

/** Reports every place outside env.ts, tools, tests and configuration that reads the environment by itself. */
export const checkProcessEnv = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => !readers.test(file.path))
    .flatMap((file) => {
      const isInstrumentation = file.path === "src/instrumentation.ts";
      const code = isInstrumentation ? file.code.replace(inlinedByNext, "") : file.code;
      const inLines = code
        .split("\n")
        .flatMap((line, index) =>
          access.test(line) ? [`${file.path}:${index + 1}: read it through #platform/env.ts`] : [],
        );
      return renamed.test(code) ? [...inLines, `${file.path}: read it through #platform/env.ts`] : inLines;
    });

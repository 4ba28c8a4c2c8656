const registry = Symbol.for("volante.known-inline-script");

const holder = globalThis as { [registry]?: string };

/**
 * Keeps the text of the inline script that stands on every page. Pages are drawn in one bundle, policies written in another,
 * and only what was drawn tells how the bundler has shortened it.
 */
export const rememberInlineScript = (code: string): string => {
  holder[registry] = code;
  return code;
};

/** Undefined until the process has drawn its first page. */
export const knownInlineScript = (): string | undefined => holder[registry];

const isMissing = (): never => {
  throw new Error("A test that renders translations mocks #platform/i18n.ts");
};

/** Replaces `next-international/server` in unit tests: it requires "server-only" by itself and so cannot be loaded in plain Node. */
export const createI18nServer = () => ({ getScopedI18n: isMissing, getCurrentLocale: isMissing });

export const setStaticParamsLocale = (): void => {};

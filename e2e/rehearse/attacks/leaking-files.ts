import { storedPages } from "../../support/stored-pages.ts";

export const canary = "QCANARY";
export const mail = "ana.canario%40example.com";
export const isLeak = (text: string) => /QCANARY|ana\.canario/.test(text);

/** Stored pages that hold values from one visitor's address, by their internal addresses. */
export const leakingPages = (folder: string): readonly string[] =>
  storedPages(folder).flatMap(({ key, text }) => (isLeak(text) ? [key] : []));

import { policyWithHashes } from "./content-policy.ts";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload =
  /<link rel="(?:preload|modulepreload)" as="script"[^>]*>|<link rel="modulepreload"[^>]*>/g;

/** The framework writes one for a server action; HTML allows only one that leads somewhere, and without it a form leads to its page. */
const emptyAction = /(<form\b[^>]*?) action=""/g;

export interface StampedPage {
  readonly html: string;
  readonly policy: string;
}

/** The attribute of an inline script that is ours, and runs. */
export const ownScript = "data-own";

/** Data that no browser runs (JSON-LD). */
const isData = (attributes: string): boolean => /\stype="(?!module|text\/javascript)/.test(attributes);

const isOwn = (attributes: string): boolean =>
  attributes.includes(` ${ownScript}=`) && !/\ssrc=/.test(attributes);

/**
 * Takes every script out of a rendered page but our own inline ones, the framework's hydration data among them: pages are
 * documents (docs/decisions/0026). The policy allows exactly what remains. Pure.
 */
export const stampPage = (html: string): StampedPage => {
  const remaining: string[] = [];
  const stamped = html
    .replace(scriptPreload, "")
    .replace(emptyAction, "$1")
    .replace(script, (whole, attributes: string, text: string) => {
      if (isData(attributes)) return whole;
      if (!isOwn(attributes)) return "";
      remaining.push(text);
      return whole;
    });
  return { html: stamped, policy: policyWithHashes(remaining) };
};

import { type PageUses, policyFor } from "../answers/content-policy.ts";
import { additionsFor } from "../answers/page-needs.ts";
import { inlineStyles } from "../first-paint/inline-styles.ts";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const ownStyle = /<style data-own="">([^<]*)<\/style>/g;
const scriptPreload =
  /<link rel="(?:preload|modulepreload)" as="script"[^>]*>|<link rel="modulepreload"[^>]*>/g;

/** The framework writes one for a server action; HTML allows only one that leads somewhere, and without it a form leads to its page. */
const emptyAction = /(<form\b[^>]*?) action=""/g;

/** What the framework parts two texts by, and puts around what it waited for, so that it finds each again when it takes a page over. */
const marks = /<!--(?: |\/?\$)-->/g;

export interface FinalizedPage {
  readonly html: string;
  readonly policy: string;
}

/** The attribute of an inline script that is ours, and runs. */
const ownScript = "data-own";

/** Data that no browser runs (JSON-LD). */
const isData = (attributes: string): boolean => /\stype="(?!module|text\/javascript)/.test(attributes);

/** The attribute of what the content service wants in the head, which the framework renders where it stands. */
const inHead = / data-head=/;

/** A script of the content service that runs after consent. */
const waits = / data-waits=/;

const isOwn = (attributes: string): boolean =>
  attributes.includes(` ${ownScript}=`) && !/\ssrc=/.test(attributes);

/** The framework's, on the page that it takes over: it alone knows the nonce. */
const carries = (attributes: string, nonce: string | undefined): boolean =>
  nonce !== undefined && attributes.includes(` nonce="${nonce}"`);

/** The origin that a script is fetched from; undefined for an inline one and for one of the site. */
const foreignOrigin = (attributes: string): string | undefined =>
  URL.parse(/\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? "")?.origin;

/**
 * Takes every script out of a rendered page but our own inline ones and those that it needs from elsewhere, the framework's
 * hydration data among them: pages are documents (docs/decisions/0026). With a nonce it leaves what carries that: the card step is
 * the one page with scripts of the framework. What the content service wants in the head comes there. The policy allows exactly what
 * remains.
 * @throws RangeError when what it needs is no origin
 */
export const finalizePage = (html: string, { needs, nonce, tools = false }: PageUses = {}): FinalizedPage => {
  const { "script-src": origins = [] } = additionsFor(needs);
  const inlineScripts: string[] = [];
  const head: string[] = [];
  let runsContent = false;
  const finalized = html
    // First: of what is rendered they are the larger part, and the others need not look through them.
    .replace(script, (whole, attributes: string, text: string) => {
      if (inHead.test(attributes)) {
        head.push(whole);
        if (!waits.test(attributes)) return "";
        runsContent = true;
        if (text !== "") inlineScripts.push(text);
        return "";
      }
      if (isData(attributes) || carries(attributes, nonce)) return whole;
      if (origins.includes(foreignOrigin(attributes) ?? "")) return whole;
      if (!isOwn(attributes)) return "";
      inlineScripts.push(text);
      return whole;
    })
    .replace(scriptPreload, (link) => (nonce === undefined ? "" : link))
    .replace(marks, (mark) => (nonce === undefined ? "" : mark))
    .replace(emptyAction, "$1")
    // What our own scripts wrote before the framework has taken the page over, it would take for another page.
    .replace(/^(<!DOCTYPE html>)?<html(?=[ >])/i, nonce === undefined ? "$&" : "$& data-hydrates");
  const ownStyles = Array.from(finalized.matchAll(ownStyle), ([, text = ""]) => text);
  const whole = head.length === 0 ? finalized : finalized.replace("</head>", (end) => head.join("") + end);
  // What a provider's script writes is not in the page yet; the framework looks for its stylesheets where it put them.
  const isWhole = needs === undefined && nonce === undefined;
  const { html: styled, style } = isWhole ? inlineStyles(whole) : { html: whole };
  const styles = style === undefined ? ownStyles : [...ownStyles, style];
  return { html: styled, policy: policyFor({ inlineScripts, styles, runsContent, needs, nonce, tools }) };
};

import { createHash } from "node:crypto";
import { policyWithHashes } from "./content-policy.ts";
import { definesLoader, loaderCall } from "./intent-loader.ts";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
const frameworkSource = /\ssrc="(\/_next\/static\/[^"]+)"/;
const flightStart = /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/;
const flightPart = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;

export interface StampedPage {
  readonly html: string;
  readonly policy: string;
  /** Of what the page shows: the loader hydrates only with data of the same version. */
  readonly version: string;
}

interface Options {
  /** Whether the framework waits for intent. Without, only the policy is computed. */
  readonly hold: boolean;
  /** The page's data for hydration, as the framework answers it to a soft navigation. */
  readonly flight: string | undefined;
}

/** Text of every script that a browser would run; data blocks (JSON-LD) are not scripts. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(script)]
    .filter(
      ([, attributes = ""]) =>
        !/\ssrc=/.test(attributes) && !/\stype="(?!module|text\/javascript)/.test(attributes),
    )
    .map(([, , text = ""]) => text);

const isFrameworkScript = (attributes: string): boolean =>
  frameworkSource.test(attributes) && !/\snomodule/i.test(attributes);

/** Framework scripts of a page, in order and once each; the copy for browsers without modules stays where it is. */
const frameworkScripts = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(script)].flatMap(([, attributes = ""]) =>
      isFrameworkScript(attributes) ? (frameworkSource.exec(attributes)?.[1] ?? []) : [],
    ),
  ),
];

const withoutFrameworkScripts = (html: string): string =>
  html
    .replace(scriptPreload, "")
    .replace(script, (whole, attributes: string) => (isFrameworkScript(attributes) ? "" : whole));

const isFlight = (text: string): boolean => flightStart.test(text) || flightPart.test(text);

/** The hydration data that the page's inline scripts carry, or undefined when they hold anything but text. */
const inlineFlight = (html: string): string | undefined => {
  const parts = inlineScripts(html).flatMap((text) => flightPart.exec(text)?.[1] ?? []);
  const decoded = parts.map((part) => JSON.parse(part) as [number, string]);
  return decoded.every(([kind]) => kind === 1) ? decoded.map(([, text]) => text).join("") : undefined;
};

/** The same data is to be had from the page's own address: then the page need not repeat itself in scripts. */
const withoutFlight = (html: string): string =>
  html.replace(script, (whole, _attributes, text: string) => (isFlight(text) ? "" : whole));

const versionOf = (html: string): string =>
  createHash("sha256").update(withoutFlight(html)).digest("base64url").slice(0, 16);

/**
 * Takes the framework's scripts and its hydration data out of a rendered page, puts one loader in their place and
 * computes the policy that allows exactly the inline scripts that remain. What does not look as expected stays: a
 * page without framework scripts, loader or body as a whole, data that differs from `flight` where it is. Pure.
 */
export const stampPage = (html: string, { hold, flight }: Options): StampedPage => {
  const addresses = frameworkScripts(html);
  const held = withoutFrameworkScripts(html);
  const version = versionOf(held);
  const isKnown = addresses.length > 0 && held.includes("</body>") && definesLoader(held);
  if (!hold || !isKnown) return { html, policy: policyWithHashes(inlineScripts(html)), version };
  const fetchesFlight = flight !== undefined && inlineFlight(held) === flight;
  const lean = fetchesFlight ? withoutFlight(held) : held;
  const loader = `<script>${loaderCall(addresses, fetchesFlight ? version : undefined)}</script>`;
  const end = lean.lastIndexOf("</body>");
  const stamped = lean.slice(0, end) + loader + lean.slice(end);
  return { html: stamped, policy: policyWithHashes(inlineScripts(stamped)), version };
};

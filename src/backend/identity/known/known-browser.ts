import { parseCookie, stringifySetCookie } from "cookie";
import { isSignatureOf, signatureOf } from "#platform/signature.ts";
import { newSecret } from "../hash-secret.ts";
import { knownSeconds } from "./known-time.ts";

/** A browser that has sent a request to the provider, and the accounts that signed in there, as hashes. */
export type KnownBrowser = {
  readonly id: string;
  /** The last one first. */
  readonly accounts: readonly string[];
};

/** Names of its cookie: over plain HTTP, as on a developer's machine, and over HTTPS. */
export const browserCookies = ["volante-browser", "__Host-volante-browser"] as const;

const nameAt = (publicAddress: string): string =>
  browserCookies[new URL(publicAddress).protocol === "https:" ? 1 : 0];

const purpose = "known-browser";
/** Accounts of one browser: enough for a family, and they fit into a cookie. */
const mostAccounts = 5;

const hashOf = (customerId: string): string => signatureOf("known-account", customerId);

/** The browser that sent these headers; undefined without a cookie that was signed here. */
export const readBrowser = (headers: Headers, publicAddress: string): KnownBrowser | undefined => {
  const value = parseCookie(headers.get("cookie") ?? "")[nameAt(publicAddress)] ?? "";
  const end = value.lastIndexOf(".");
  const [text, signature] = [value.slice(0, Math.max(0, end)), value.slice(end + 1)];
  if (!isSignatureOf(purpose, text, signature)) return undefined;
  const [id = "", ...accounts] = text.split(".");
  return { id, accounts };
};

export const newBrowser = (): KnownBrowser => ({ id: newSecret(), accounts: [] });

export const knowsAccount = ({ accounts }: KnownBrowser, customerId: string): boolean =>
  accounts.includes(hashOf(customerId));

/** The browser after a sign-in to an account. */
export const withAccount = ({ id, accounts }: KnownBrowser, customerId: string): KnownBrowser => {
  const hash = hashOf(customerId);
  return { id, accounts: [hash, ...accounts.filter((each) => each !== hash)].slice(0, mostAccounts) };
};

/** The `set-cookie` header that remembers a browser: signed, and not readable by scripts. */
export const browserCookie = ({ id, accounts }: KnownBrowser, publicAddress: string): string => {
  const text = [id, ...accounts].join(".");
  return stringifySetCookie({
    name: nameAt(publicAddress),
    value: `${text}.${signatureOf(purpose, text)}`,
    path: "/",
    httpOnly: true,
    secure: publicAddress.startsWith("https:"),
    sameSite: "lax",
    maxAge: knownSeconds,
  });
};

import { createPrivateKey, type KeyObject } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";

/** Titles of the open issues that variables wait for. A title goes when its issue has made use of its last variable. */
type OpenIssue =
  | "The ground that transactions stand on"
  | "Sign in, stay signed in, keep favourites"
  | "What the car is worth in detail"
  | "Reserve a vehicle and pay"
  | "Several of each";

/**
 * The files that read a variable, tests apart, or the issue that will: one of the two. The check `environment` enforces
 * both.
 */
type VariableReaders =
  | Readonly<{ readBy: readonly [string, ...string[]]; awaited?: never }>
  | Readonly<{ awaited: OpenIssue; readBy?: never }>;

/** What the schema knows of a variable besides its type: the comment in `.env.example` and the form an error names. */
export type VariableNotes = VariableReaders &
  Readonly<{
    description: string;
    expected: string;
    /** Left out of `.env.example`: set by the runtime, never by hand. */
    byRuntime?: boolean;
    /** An example value that is shown, commented out, where there is no default. */
    example?: string;
  }>;

const localHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address points at this machine, where conveniences such as a generated secret are allowed. */
export const isLocalUrl = (address: string): boolean =>
  URL.canParse(address) && localHosts.has(new URL(address).hostname);

const hasProtocol = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

export const urlWith = (...protocols: string[]) =>
  z.string().refine((value) => hasProtocol(value, protocols));

export const isAddressRange = (value: string): boolean => {
  const [address = "", prefix, ...rest] = value.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
};

export const isHostName = (value: string): boolean =>
  /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(value);

/** A host that may run scripts: not all names below a top-level domain. */
export const isScriptHost = (value: string): boolean => isHostName(value) && !/^\*\.[^.]+$/.test(value);

export const isOrigin = (value: string): boolean =>
  hasProtocol(value, ["http:", "https:"]) && new URL(value).origin === value;

/** A PEM whose line breaks may be written as `\\n`. */
export const privateKeyOf = (value: string): KeyObject => createPrivateKey(value.replaceAll("\\n", "\n"));

export const isPrivateKey = (value: string): boolean => {
  try {
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = privateKeyOf(value);
    return type === "rsa" || (type === "ec" && details?.namedCurve === "prime256v1");
  } catch {
    return false;
  }
};

/** An address that events are sent to. What authenticates them is their signature. */
export const isReceiver = (value: string): boolean => {
  if (!hasProtocol(value, ["http:", "https:"])) return false;
  const { username, password, hash } = new URL(value);
  return username === "" && password === "" && hash === "";
};

/** One secret of Standard Webhooks, or several between colons: 24 to 64 bytes in base64. */
export const areSigningSecrets = (value: string): boolean =>
  value.split(":").every((secret) => {
    const [, text] =
      /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(secret) ?? [];
    const { length } = Buffer.from(text ?? "", "base64");
    return length >= 24 && length <= 64;
  });

export const listOf = (accepts: (item: string) => boolean) =>
  z
    .string()
    .transform((value) => value.split(",").map((item) => item.trim()))
    .transform((items) => items.filter((item) => item !== ""))
    .refine((items) => items.every(accepts));

export const flag = z
  .enum(["on", "off", "1", "0", "true", "false"])
  .transform((value) => value === "on" || value === "1" || value === "true");

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

export const httpUrl = urlWith("http:", "https:").transform((value) => value.replace(/\/+$/, ""));
export const text = z.string().trim().min(1);
export const secretOf = (length: number) => z.string().min(length);

export const note = <Schema extends z.ZodType>(schema: Schema, notes: VariableNotes): Schema =>
  schema.meta(notes);

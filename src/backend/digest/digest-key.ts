import { signatureOf } from "#platform/signature.ts";

/** What stands for an address in a key, where it must not be read: the same for each mail to it. */
export const digestName = (address: string): string => signatureOf("alert-digest", address).slice(0, 22);

/** How the keys of all mails about alerts to an address begin. */
export const digestKeyStart = (name: string): string => `alert-digest:${name}:`;

/** The key of a mail about alerts, by the first event that it tells of and its moment. */
export const digestKey = (name: string, firstEvent: number, now: Date): string =>
  `${digestKeyStart(name)}${firstEvent}-${now.getTime().toString(36)}`;

/** What stands for the address in such a key. */
export const nameInKey = (key: string): string => key.split(":")[1] ?? "";

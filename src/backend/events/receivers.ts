import { createHash } from "node:crypto";
import type { Env } from "#platform/env.ts";
import { isListedHost } from "#platform/is-listed-host.ts";

/** A system that gets events. */
export type Receiver = {
  /** As `event_deliveries` names it. */
  readonly id: string;
  readonly url: string;
  /** For the log: a path may contain a secret. */
  readonly host: string;
  /** Several while a secret is rotated. */
  readonly keys: readonly Buffer[];
  /** Whether `WEBHOOK_PRIVATE_HOSTS` names its host. */
  readonly mayBePrivate: boolean;
};

type Settings = Pick<Env, "WEBHOOK_URLS" | "WEBHOOK_SECRETS" | "WEBHOOK_PRIVATE_HOSTS">;

/** The receivers of the settings. The environment was validated: there are secrets for each. */
export const receiversOf = ({
  WEBHOOK_URLS,
  WEBHOOK_SECRETS,
  WEBHOOK_PRIVATE_HOSTS,
}: Settings): readonly Receiver[] =>
  WEBHOOK_URLS.map((address, at) => {
    const url = new URL(address);
    const secrets = WEBHOOK_SECRETS[at]?.split(":") ?? [];
    return {
      id: createHash("sha256").update(url.href).digest("hex").slice(0, 16),
      url: url.href,
      host: url.host,
      keys: secrets.map((secret) => Buffer.from(secret.replace(/^whsec_/, ""), "base64")),
      mayBePrivate: isListedHost(WEBHOOK_PRIVATE_HOSTS, url),
    };
  });

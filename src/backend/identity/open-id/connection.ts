import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  PrivateKeyJwt,
} from "openid-client";
import { isLocalUrl } from "#platform/env-values.ts";
import { perProcess } from "#platform/per-process.ts";
import { type OpenIdSettings, signingKey } from "./settings.ts";

const seconds = 1000;

/** Addresses of a provider seldom change; its keys are fetched anew by themselves. */
const freshMs = 24 * 60 * 60 * seconds;
/** How long a provider that did not answer is left alone. */
const pauseMs = 5 * seconds;
const timeoutSeconds = 4;
const skewSeconds = 30;

type Held = { config?: Configuration; at: number; failedAt: number; pending?: Promise<Configuration> };

const held = perProcess("open-id", (): Held => ({ at: 0, failedAt: 0 }));

const discover = async ({ issuer, clientId, secret, privateKey }: OpenIdSettings): Promise<Configuration> => {
  const proof =
    privateKey === undefined ? ClientSecretPost(secret) : PrivateKeyJwt(await signingKey(privateKey));
  const isLocal = isLocalUrl(issuer.href) && issuer.protocol === "http:";
  return discovery(issuer, clientId, { [clockTolerance]: skewSeconds }, proof, {
    timeout: timeoutSeconds,
    // Signatures of identity tokens are checked, though they come over an authenticated connection.
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  });
};

/**
 * The provider as it describes itself, discovered once a day; what was known before serves while it is away. One discovery for all who
 * wait, and none for a moment after one that failed.
 * @throws when it is away and was never reached
 */
export const openIdConnection = async (
  settings: OpenIdSettings,
  now = Date.now(),
): Promise<Configuration> => {
  const state = held();
  if (state.config !== undefined && now - state.at < freshMs) return state.config;
  if (state.pending === undefined && now - state.failedAt >= pauseMs) {
    state.pending = discover(settings);
    state.pending
      .then((config) => {
        state.config = config;
        state.at = now;
      })
      .catch(() => {
        state.failedAt = now;
      })
      .finally(() => {
        delete state.pending;
      });
  }
  if (state.config !== undefined) return state.config;
  if (state.pending === undefined) throw new TypeError("The provider did not answer a moment ago");
  return state.pending;
};

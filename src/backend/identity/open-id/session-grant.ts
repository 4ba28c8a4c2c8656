import { and, eq, lte } from "drizzle-orm";
import { buildEndSessionUrl, ResponseBodyError, refreshTokenGrant } from "openid-client";
import { siteAddress } from "#backend/http/site-address.ts";
import type { Orm } from "#backend/store/database.ts";
import { providerSessions } from "#backend/store/schema/sign-in.ts";
import { homePath } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";
import type { Logger } from "#platform/log.ts";
import { openIdConnection } from "./connection.ts";
import { type Grant, openGrant, sealGrant } from "./grant.ts";
import { openIdSettings } from "./settings.ts";

/** Stores what the provider gave with the sign-in of a session. */
export const storeGrant = async (tx: Orm, sessionId: string, grant: string, now: Date): Promise<void> => {
  await tx.insert(providerSessions).values({ sessionId, grant, checkedAt: now });
};

/** The provider is asked at most this often about one session. */
const restMs = 60 * 60_000;

type Check = { readonly sessionId: string; readonly now: Date; readonly log: Logger };

/**
 * Whether the provider lets a session go on: it does while it is away, and where it gave no refresh token. One of simultaneous renewals asks,
 * since a refresh token may serve once.
 */
export const mayGoOn = async (orm: Orm, { sessionId, now, log }: Check): Promise<boolean> => {
  const settings = openIdSettings();
  if (settings === undefined) return true;
  const isDue = lte(providerSessions.checkedAt, new Date(now.getTime() - restMs));
  const isTheirs = eq(providerSessions.sessionId, sessionId);
  const [due] = await orm
    .update(providerSessions)
    .set({ checkedAt: now })
    .where(and(isTheirs, isDue))
    .returning({ grant: providerSessions.grant });
  const grant = await openGrant(due?.grant);
  if (grant?.refreshToken === undefined) return true;
  try {
    const config = await openIdConnection(settings);
    const tokens = await refreshTokenGrant(config, grant.refreshToken);
    const claims = tokens.claims();
    if (claims !== undefined && claims.sub !== grant.subject) return false;
    const { refresh_token: refreshToken = grant.refreshToken, id_token: idToken = grant.idToken } = tokens;
    const renewed: Grant = { ...grant, refreshToken, idToken };
    await orm
      .update(providerSessions)
      .set({ grant: await sealGrant(renewed) })
      .where(isTheirs);
    return true;
  } catch (error) {
    const isOver = error instanceof ResponseBodyError && error.error === "invalid_grant";
    log.info({ isOver }, "the provider did not renew a session");
    return !isOver;
  }
};

/** Longer hints make no address. */
const longestHint = 3_000;

/**
 * Forgets what the provider gave, and returns where the customer ends their session there; undefined for a customer who signed in otherwise,
 * and for a provider that offers no such page or is away.
 */
export const endAtProvider = async (
  orm: Orm,
  sessionId: string,
  locale: Locale,
): Promise<string | undefined> => {
  const settings = openIdSettings();
  const [held] = await orm
    .delete(providerSessions)
    .where(eq(providerSessions.sessionId, sessionId))
    .returning({ grant: providerSessions.grant });
  const grant = await openGrant(held?.grant);
  if (settings === undefined || grant === undefined) return undefined;
  const config = await openIdConnection(settings).catch(() => undefined);
  if (config?.serverMetadata().end_session_endpoint === undefined) return undefined;
  const { idToken: hint = "" } = grant;
  return buildEndSessionUrl(config, {
    post_logout_redirect_uri: `${siteAddress()}${homePath(locale)}`,
    ui_locales: locale,
    ...(hint !== "" && hint.length <= longestHint && { id_token_hint: hint }),
  }).href;
};

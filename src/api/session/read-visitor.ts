import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import type { Campaign } from "#contract/tracking.ts";
import { consentCookie, readConsent } from "#domain/consent.ts";
import { campaignCookie, readUtms } from "#domain/utm.ts";
import type { Locale } from "#platform/locale.ts";
import {
  loginCookieName,
  openLogin,
  openSession,
  type Session,
  sessionCookieName,
} from "#platform/session.ts";
import type { Caller } from "../call-headers.ts";
import { callerOf } from "./caller-of.ts";

/**
 * The session of the request for a page that is rendered for one visitor, its token already renewed by the pipeline.
 * Opened once per page.
 */
export const readVisitor = cache(
  async (): Promise<Session> => openSession((await cookies()).get(sessionCookieName())?.value),
);

/** The sign-in that the pipeline has started for the login page. */
export const readPendingLogin = async () => openLogin((await cookies()).get(loginCookieName())?.value);

/** The campaign that led the visitor here, where they agree to be measured. */
export const readCampaign = async (): Promise<Campaign | undefined> => {
  const jar = await cookies();
  if (readConsent(`${consentCookie}=${jar.get(consentCookie)?.value}`) !== "all") return undefined;
  return readUtms(new URLSearchParams(jar.get(campaignCookie)?.value));
};

/** The visitor as the caller of what an action of theirs causes. */
export const readCaller = async (locale: Locale): Promise<Caller> =>
  callerOf(await readVisitor(), locale, await readCampaign());

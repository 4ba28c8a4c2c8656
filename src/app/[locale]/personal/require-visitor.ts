import { redirect } from "next/navigation";
import { readVisitor } from "#api/session/read-visitor.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import type { PersonalPageName } from "#features/account/personal-nav/personal-nav.tsx";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn, type SignedInSession } from "#platform/session.ts";

/** The signed-in visitor; others are redirected to the login and back. */
export const requireVisitor = async (route: PersonalPageName, locale: Locale): Promise<SignedInSession> => {
  const session = await readVisitor();
  if (!isSignedIn(session)) redirect(loginAddress(locale, { returnTo: routePath(route, locale) }));
  return session;
};

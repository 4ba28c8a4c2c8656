import "server-only";
import { cookies } from "next/headers";
import {
  openSession,
  type Session,
  sealSession,
  sessionCookieName,
  sessionCookies,
} from "#platform/session.ts";

/** Updates the signed-in session; `undefined` ends it. In server actions and routes only. */
export const changeVisitor = async (
  change: Pick<Session, "name" | "userEmail" | "phoneNumber"> | undefined,
): Promise<void> => {
  const jar = await cookies();
  const session = await openSession(jar.get(sessionCookieName())?.value);
  const sealed = change && (await sealSession({ ...session, ...change }));
  for (const { name, value, ...options } of sessionCookies(sealed, session)) jar.set(name, value, options);
};

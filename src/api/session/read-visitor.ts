import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import {
  loginCookieName,
  openLogin,
  openSession,
  type Session,
  sessionCookieName,
} from "#platform/session.ts";

/** The session of whoever asked for a page that is drawn for one visitor; its token was renewed by the pipeline. Opened once a page. */
export const readVisitor = cache(
  async (): Promise<Session> => openSession((await cookies()).get(sessionCookieName())?.value),
);

/** The sign-in that the pipeline has begun for the login page. */
export const readBegunLogin = async () => openLogin((await cookies()).get(loginCookieName())?.value);

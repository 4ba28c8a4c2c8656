import "server-only";
import { sealData, unsealData } from "iron-session";
import { cookies } from "next/headers";
import { isSecureSite } from "./env.ts";
import { sessionOptions } from "./session.ts";

/** What was sent, by the name of the field. */
export type FormValues = Readonly<Record<string, string>>;

const seconds = 5 * 60;
/** With what else a request carries, below what proxies take. */
const longest = 3_500;

const cookieName = (): string => `${isSecureSite() ? "__Secure-" : ""}volante-form`;

const write = async (path: string, value: string, maxAge: number): Promise<void> => {
  const { cookieOptions } = sessionOptions();
  (await cookies()).set(cookieName(), value, { ...cookieOptions, path, maxAge });
};

/**
 * Keeps what a form held when it was refused, so that its page can check it again after a redirect: sealed, for scripts out
 * of reach, for that page alone. Never for passwords and codes.
 * @param path of the form's page
 * @throws RangeError when it does not fit: limit the fields
 */
export const keepForm = async (path: string, values: FormValues): Promise<void> => {
  const sealed = await sealData(values, { password: sessionOptions().password, ttl: seconds });
  if (sealed.length > longest) throw new RangeError(`What the form of ${path} holds does not fit its cookie`);
  await write(path, sealed, seconds);
};

/** What the form of this page held; undefined when nothing is kept, it is too old or was not sealed here. */
export const readKeptForm = async (): Promise<FormValues | undefined> => {
  const sealed = (await cookies()).get(cookieName())?.value;
  if (!sealed) return undefined;
  const { password } = sessionOptions();
  const values = await unsealData<FormValues>(sealed, { password, ttl: seconds }).catch(() => ({}));
  return Object.keys(values).length > 0 ? values : undefined;
};

/** Forgets it. */
export const dropKeptForm = async (path: string): Promise<void> => write(path, "", 0);

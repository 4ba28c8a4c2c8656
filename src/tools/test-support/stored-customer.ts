import { eq } from "drizzle-orm";
import { startSession } from "#backend/identity/start-session.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { knownCookie } from "#platform/known-cookie.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { newAddress } from "./contact-form.ts";
import { demoCustomers } from "./login.ts";
import { sealValue } from "./sealed-values.ts";
import { siteDatabase } from "./site-database.ts";

/** A cookie of the site, as Playwright takes it. */
export const siteCookie = (name: string, value: string, path = "/") =>
  ({
    ...{ name, value, path, domain: "localhost", expires: -1 },
    ...{ httpOnly: name !== knownCookie, secure: false, sameSite: "Lax" as const },
  }) as const;

export type SiteCookie = ReturnType<typeof siteCookie>;

/** Opens a session of a customer who is stored; resolves to its token and cookies. */
const openSession = async ({ id, name, email }: { id: string; name: string; email: string }) => {
  const { token, sessionId } = await siteDatabase().orm.transaction((tx) => startSession(tx, id, new Date()));
  const session = { token, tokenAt: Date.now(), sessionId, name, userEmail: email };
  const cookies = [siteCookie("volante", await sealValue("session", session)), siteCookie(knownCookie, "1")];
  return { token, cookies };
};

const findDemoCustomer = async (locale: Locale) => {
  const { email } = demoCustomers[locale];
  const [known] = await siteDatabase().orm.select().from(customers).where(eq(customers.email, email));
  if (!known) throw new Error("The site has no demo customers");
  return known;
};

/** Cookies of the demo customer, who has something on every page of the personal area. */
export const demoCookies = async (locale: Locale): Promise<readonly SiteCookie[]> => {
  const { id, name } = await findDemoCustomer(locale);
  return (await openSession({ id, name: name ?? "", email: demoCustomers[locale].email })).cookies;
};

/**
 * Stores a customer with a session in the site's database, without the forms of a registration. The password is the demo customers', whose
 * hash is there already.
 */
export const storeCustomer = async (locale: Locale = "es") => {
  const { passwordHash } = await findDemoCustomer("es");
  const own = { id: newReferenceId(), name: "Ana Gómez", email: newAddress(), locale };
  await siteDatabase()
    .orm.insert(customers)
    .values({ ...own, passwordHash });
  return { ...own, password: demoCustomers.es.password, ...(await openSession(own)) };
};

export type StoredCustomer = Awaited<ReturnType<typeof storeCustomer>>;

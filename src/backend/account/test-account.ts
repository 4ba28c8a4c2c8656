import type { testClient } from "#backend/http/test-client.ts";
import { hashPassword } from "#backend/identity/passwords/hash-password.ts";
import { startSession } from "#backend/identity/start-session.ts";
import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";

export type TestAccount = {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly sessionId: string;
};

export const testPassword = "tres gatos verdes";
let hashed: Promise<string> | undefined;

/** A customer with a password, signed in: for tests. */
export const openAccount = async (
  orm: Orm,
  more: {
    readonly name?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly locale?: Locale;
  } = {},
): Promise<TestAccount> => {
  const id = newReferenceId();
  const email = more.email ?? `${id}@volante.test`;
  hashed ??= hashPassword(testPassword);
  const account = { name: "Ana", locale: "es" as const, ...more, id, email, passwordHash: await hashed };
  await orm.insert(customers).values(account);
  return { id, email, ...(await startSession(orm, id, new Date())) };
};

/** Calls endpoints of the customer, bypassing the contract. */
export const callAs =
  ({ raw }: Pick<ReturnType<typeof testClient>, "raw">, token: string) =>
  (method: string, path: string, body?: unknown, locale: Locale = "es") =>
    raw(method, `/users/me${path}`, body, { authorization: `Bearer ${token}`, "accept-language": locale });

/** Mails to an address, oldest first. */
export const mailsTo = async (orm: Orm, recipient: string) =>
  (await orm.select().from(outbox).orderBy(outbox.id)).filter((mail) => mail.recipient === recipient);

/** The code of the newest mail to an address; empty without one. */
export const codeTo = async (orm: Orm, recipient: string): Promise<string> =>
  /^C[óo]digo: (\w{4}-\w{4})$/m.exec((await mailsTo(orm, recipient)).at(-1)?.text ?? "")?.[1] ?? "";

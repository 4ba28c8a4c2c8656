import { singleLine } from "#backend/mail/single-line.ts";
import { emailAddress } from "#contract/primitives.ts";

/** Whom a provider has signed in, as far as it says. */
export type Person = {
  readonly email?: string | undefined;
  readonly isVerified: boolean;
  /** Empty where it names none. */
  readonly name: string;
};

type Claims = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? singleLine(value) : "");

const nameOf = (claims: Claims): string =>
  textOf(claims.name) || `${textOf(claims.given_name)} ${textOf(claims.family_name)}`.trim();

/** The name that Apple sends beside its first response, and never again; nothing vouches for it. */
const nameInForm = (user: string | undefined): string => {
  try {
    const { name } = JSON.parse(user ?? "{}") as { name?: Claims };
    return `${textOf(name?.firstName)} ${textOf(name?.lastName)}`.trim();
  } catch {
    return "";
  }
};

export const readPerson = (claims: Claims, user: string | undefined): Person => {
  const email = emailAddress.safeParse(claims.email);
  return {
    email: email.success ? email.data : undefined,
    // Some providers write the word.
    isVerified: claims.email_verified === true || claims.email_verified === "true",
    name: (nameOf(claims) || nameInForm(user)).slice(0, 200),
  };
};

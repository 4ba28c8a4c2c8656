import { singleLine } from "#backend/mail/single-line.ts";
import { fill } from "#platform/fill.ts";
import { addressGroupOf } from "#platform/rate-limit/address-group-of.ts";
import { checkCredentials } from "../check-credentials.ts";
import { isProofOf } from "../codes/proof.ts";
import { redeemProof } from "../codes/redeem-proof.ts";
import { findAccount } from "../find-account.ts";
import { passwordLength, validatePassword } from "../passwords/validate-password.ts";
import { readPurpose } from "./ask-address.ts";
import { expiredSignInPage } from "./failed-sign-in-page.ts";
import type { ProviderSession } from "./provider-session.ts";
import { redirectToStorefront } from "./redirect-to-storefront.ts";
import { sayAgain } from "./say-again.ts";

const longestName = 200;

const nameProblem = (name: string, { fieldErrors }: ProviderSession["words"]): string | undefined => {
  if (name === "") return fieldErrors.nameMissing;
  return name.length > longestName ? fill(fieldErrors.nameTooLong, { most: longestName }) : undefined;
};

/** Whoever has sent the last form twice has the password that it has set. */
const comeAgain = async (visit: ProviderSession, email: string, password: string): Promise<Response> => {
  const { browser, call, headers, state } = visit;
  const credentials = { email, password, browser, addressGroup: addressGroupOf(headers) };
  const checked = await checkCredentials(call.orm, credentials, call.now, call.log);
  return checked.kind === "right"
    ? redirectToStorefront(visit, checked.customerId)
    : expiredSignInPage(state, headers, call);
};

/** Takes the password of whoever has typed the code in this window: opens the account or changes it, and lets the visitor in. */
export const takePassword = async (visit: ProviderSession): Promise<Response> => {
  const { call, codeOwner: owner, form, headers, locale, words, state } = visit;
  const email = form("email");
  if (!isProofOf(owner, email, form("proof"))) return expiredSignInPage(state, headers, call);
  const isNew = (await findAccount(call.orm, email)) === undefined;
  const name = singleLine(form("name"));
  const password = form("password");
  const wrongPassword = validatePassword(password, [email, name]);
  const wrongName = isNew ? nameProblem(name, words) : undefined;
  if (wrongPassword !== undefined || wrongName !== undefined)
    return sayAgain(
      visit,
      "password",
      {
        name: name.slice(0, longestName),
        problems: {
          ...(wrongName !== undefined && { name: wrongName }),
          ...(wrongPassword !== undefined && {
            password: fill(words.fieldErrors[wrongPassword], passwordLength),
          }),
        },
      },
      { purpose: readPurpose(form("purpose")), proof: form("proof") },
    );

  const proven = { owner, email, password, locale, ...(isNew && { name }) };
  const customerId = await redeemProof(call.orm, proven, call.now);
  if (customerId === undefined) return comeAgain(visit, email, password);
  call.log.info({ customerId, isNew }, "a password was set by a code");
  return redirectToStorefront(visit, customerId, isNew);
};

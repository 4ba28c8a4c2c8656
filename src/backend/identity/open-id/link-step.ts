import { eq } from "drizzle-orm";
import { noticeKey } from "#backend/account/notice-key.ts";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { accountNotice } from "#backend/mail/messages/account-notice.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { PageField } from "#backend/pages/render-form.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";
import { fill } from "#platform/fill.ts";
import { addressGroupOf } from "#platform/rate-limit/address-group-of.ts";
import { checkCredentials } from "../check-credentials.ts";
import { findAccount } from "../find-account.ts";
import { ownAccount } from "../own-account.ts";
import { expiredSignInPage } from "../provider/failed-sign-in-page.ts";
import type { ProviderSession } from "../provider/provider-session.ts";
import { redirectToStorefront, seeOther } from "../provider/redirect-to-storefront.ts";
import { redirectWithErrors } from "../provider/redirect-with-errors.ts";
import { renderStep } from "../provider/render-step.ts";
import { waitWords } from "../provider/wait-words.ts";
import { prolongState } from "../states/find-state.ts";
import { type Claim, openClaim, sealClaim } from "./grant.ts";
import { addLink, findLinked } from "./links.ts";
import { openIdSettings } from "./settings.ts";

/** Asks for proof that the account with the provider's mail address is the visitor's own. */
export const askForProof = async (visit: ProviderSession, claim: Claim): Promise<Response> => {
  const { call, found, link } = visit;
  await call.orm
    .update(loginStates)
    .set({ claim: await sealClaim(claim) })
    .where(eq(loginStates.hash, found.hash));
  await prolongState(call.orm, found, call.now);
  return seeOther(link("openid/link"));
};

/** Whom a provider has signed in, in this sign-in and browser, and who has not proved their account yet. */
export const readClaim = async ({ call, codeOwner, found }: ProviderSession): Promise<Claim | undefined> => {
  const [row] = await call.orm
    .select({ claim: loginStates.claim })
    .from(loginStates)
    .where(eq(loginStates.hash, found.hash));
  const claim = await openClaim(row?.claim);
  return claim?.owner === codeOwner ? claim : undefined;
};

/** Links the account that the visitor has just proved to be theirs, and signs them in. */
export const linkAccount = async (
  visit: ProviderSession,
  { grant, isRemembered }: Claim,
  customerId: string,
): Promise<Response> => {
  const { call } = visit;
  await call.orm.transaction(async (tx) => {
    if (!(await addLink(tx, grant, customerId, call.now))) return;
    const { email, locale } = await ownAccount(tx, customerId);
    const { name: shop } = await readShop(tx);
    const provider = openIdSettings()?.name ?? "";
    const mail = accountNotice({ kind: "providerLinked", locale, shop, provider });
    await queueMail(tx, { key: noticeKey("provider-linked", customerId), to: email, locale, ...mail });
  });
  const linked = await findLinked(call.orm, grant);
  if (linked !== customerId) return expiredSignInPage(visit.state, visit.headers, call);
  nudgeDeliveries();
  call.log.info({ customerId }, "a customer has linked a provider");
  return redirectToStorefront(visit, customerId, { isRemembered, grant });
};

/** The proof: the account's password, or a code to its address. */
export const renderLink = async (visit: ProviderSession): Promise<Response> => {
  const { call, formErrors, headers, state, words, action } = visit;
  const claim = await readClaim(visit);
  if (claim === undefined) return expiredSignInPage(state, headers, call);
  const { title, text, textWithoutPassword, submit, code } = words.openId.link;
  const { email } = claim;
  const provider = openIdSettings()?.name ?? "";
  const hasPassword = Boolean((await findAccount(call.orm, email))?.passwordHash);
  const mailField: PageField = {
    ...{ name: "email", label: words.email, autocomplete: "username", value: email },
    ...{ type: "email", isFixed: true },
  };
  const { register, login } = words;
  const links = [{ href: visit.link("login"), text: login.withPassword }];
  const named = (each: string) => fill(each, { provider });
  if (!hasPassword)
    return renderStep(visit, {
      title: named(title),
      text: named(textWithoutPassword),
      form: { to: "register", hidden: {}, submit: register.submit, fields: [mailField] },
      links,
    });
  return renderStep(visit, {
    title: named(title),
    text: named(text),
    form: {
      to: "openid/link",
      submit: named(submit),
      other: { action: action("register"), text: code },
      fields: [
        mailField,
        {
          name: "password",
          label: words.password,
          type: "password",
          autocomplete: "current-password",
          problem: formErrors.problems?.password,
        },
      ],
    },
    links: [],
  });
};

/** Takes the password of the account. */
export const takeLink = async (visit: ProviderSession): Promise<Response> => {
  const { browser, call, form, headers, state, words } = visit;
  const claim = await readClaim(visit);
  if (claim === undefined) return expiredSignInPage(state, headers, call);
  const refuse = (password: string) => redirectWithErrors(visit, "openid/link", { problems: { password } });
  const password = form("password");
  if (password === "") return refuse(words.fieldErrors.passwordMissing);
  const credentials = { email: claim.email, password, browser, addressGroup: addressGroupOf(headers) };
  const checked = await checkCredentials(call.orm, credentials, call.now, call.log);
  if (checked.kind === "right") return linkAccount(visit, claim, checked.customerId);
  if (checked.kind === "wrong") return refuse(words.openId.link.wrong);
  return refuse(fill(words.fieldErrors.tooOften, { wait: waitWords(words, checked.seconds) }));
};

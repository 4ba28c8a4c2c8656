import { siteAddress } from "#backend/http/site-address.ts";
import { type Markup, markup } from "#backend/pages/markup.ts";
import type { PageField } from "#backend/pages/render-form.ts";
import { fill } from "#platform/fill.ts";
import { isProofOf, proofOf } from "../codes/proof.ts";
import { provenAddress } from "../codes/prove-address.ts";
import { findAccount } from "../find-account.ts";
import { passwordLength } from "../passwords/validate-password.ts";
import { readPurpose } from "./address-step.ts";
import { expiredSignInPage } from "./failed-sign-in-page.ts";
import { rememberBox } from "./log-in.ts";
import type { ProviderSession } from "./provider-session.ts";
import { renderStep } from "./render-step.ts";

export const privacyNote = ({
  newAccount: { privacy, privacyLink, privacyPath },
}: ProviderSession["words"]): Markup =>
  markup`<p>${privacy} <a href="${siteAddress()}${privacyPath}">${privacyLink}</a></p>`;

/**
 * The last step, after the code was typed in this window and until the password is set: a password, and a name for a new account. A visitor
 * who wants to register and has an account already is informed here, where the address is verified, and can set another password or sign in
 * with the present one.
 */
export const renderPassword = async (visit: ProviderSession): Promise<Response> => {
  const { call, codeOwner, headers, query, formErrors, state, words, link } = visit;
  const email = await provenAddress(call.orm, codeOwner, call.now);
  if (email === undefined || !isProofOf(codeOwner, email, query.get("proof") ?? ""))
    return expiredSignInPage(state, headers, call);
  const { name, problems = {} } = formErrors;
  const purpose = readPurpose(query.get("purpose"));
  const isNew = (await findAccount(call.orm, email)) === undefined;
  const { title, text } = isNew
    ? words.newAccount
    : words[purpose === "register" ? "knownAccount" : "newPasswordPage"];
  const nameField: PageField = {
    name: "name",
    label: words.name,
    type: "text",
    autocomplete: "name",
    value: name,
    problem: problems.name,
  };
  return renderStep(visit, {
    title,
    text,
    form: {
      to: "password",
      hidden: { purpose, proof: proofOf(codeOwner, email) },
      submit: isNew ? words.newAccount.submit : words.newPasswordPage.submit,
      box: rememberBox(visit),
      fields: [
        {
          name: "email",
          label: words.email,
          type: "email",
          autocomplete: "username",
          value: email,
          isFixed: true,
        },
        ...(isNew ? [nameField] : []),
        {
          name: "password",
          label: isNew ? words.password : words.newPassword,
          type: "password",
          autocomplete: "new-password",
          help: fill(words.passwordHelp, { least: passwordLength.least }),
          problem: problems.password,
        },
      ],
    },
    note: isNew ? privacyNote(words) : undefined,
    links: isNew ? [] : [{ href: link("login"), text: words.knownAccount.login }],
  });
};

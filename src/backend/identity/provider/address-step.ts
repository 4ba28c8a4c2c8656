import type { CodePurpose } from "#backend/store/schema/sign-in.ts";
import { fill } from "#platform/fill.ts";
import { addressGroupOf } from "#platform/rate-limit/address-group-of.ts";
import { isSpent } from "../codes/prove-address.ts";
import { requestCode } from "../codes/request-code.ts";
import { browserCookie } from "../known/known-browser.ts";
import { readClaim } from "../open-id/link-step.ts";
import { prolongState } from "../states/find-state.ts";
import type { ProviderSession } from "./provider-session.ts";
import { readAddress } from "./read-address.ts";
import { seeOther } from "./redirect-to-storefront.ts";
import { redirectWithErrors } from "./redirect-with-errors.ts";
import { renderStep } from "./render-step.ts";
import { waitWords } from "./wait-words.ts";

export const readPurpose = (text: string | null): CodePurpose => (text === "reset" ? "reset" : "register");

/** The first step to an account or to a new password: the mail address. */
export const renderAddress =
  (purpose: CodePurpose) =>
  async (visit: ProviderSession): Promise<Response> => {
    const { words, link, formErrors } = visit;
    const { title, text, submit, login } = words[purpose];
    return renderStep(visit, {
      title,
      text,
      form: {
        to: purpose,
        submit,
        fields: [
          {
            name: "email",
            label: words.email,
            type: "email",
            autocomplete: "username",
            value: formErrors.email,
            problem: formErrors.problems?.email,
          },
        ],
      },
      links: [{ href: link("login"), text: login }],
    });
  };

/** Mails a code and renders the page for it, whether or not an account with the address exists. */
export const takeAddress =
  (purpose: CodePurpose) =>
  async (visit: ProviderSession): Promise<Response> => {
    const { browser, call, codeOwner: owner, form, found, headers, locale, words, link } = visit;
    const { email, problem } = readAddress(form("email"), words);
    const refuse = (why: string) => redirectWithErrors(visit, purpose, { email, problems: { email: why } });
    if (problem !== undefined) return refuse(problem);
    if (await isSpent(call.orm, owner)) return seeOther(link("code"));
    const seconds = await requestCode(
      call.orm,
      {
        ...{ owner, email, locale, purpose, browser, retainsTries: true },
        addressGroup: addressGroupOf(headers),
        isToLink: (await readClaim(visit))?.email === email,
      },
      call.now,
      call.log,
    );
    if (seconds > 0) return refuse(fill(words.fieldErrors.tooOften, { wait: waitWords(words, seconds) }));
    await prolongState(call.orm, found, call.now);
    const cookie = visit.isNewBrowser ? browserCookie(browser, call.publicAddress) : undefined;
    return seeOther(`${link("code")}&purpose=${purpose}`, cookie);
  };

import type { PageBox } from "#backend/pages/render-form.ts";
import { fill } from "#platform/fill.ts";
import { addressGroupOf } from "#platform/rate-limit/address-group-of.ts";
import { checkCredentials } from "../check-credentials.ts";
import { openIdSettings } from "../open-id/settings.ts";
import { isScript, refuseScript } from "./answer-script.ts";
import type { ProviderSession } from "./provider-session.ts";
import { readAddress } from "./read-address.ts";
import { redirectToStorefront } from "./redirect-to-storefront.ts";
import { redirectWithErrors } from "./redirect-with-errors.ts";
import { renderStep } from "./render-step.ts";
import { waitWords } from "./wait-words.ts";

/** The choice to stay signed in on this device; unchecked until the visitor wishes it. */
export const rememberBox = ({ words, formErrors }: ProviderSession): PageBox => ({
  name: "remember",
  label: words.remember,
  help: words.rememberHelp,
  isChecked: formErrors.remember ?? false,
});

/** Mail address and password, with links for visitors without an account or password. */
export const renderLogin = async (visit: ProviderSession): Promise<Response> => {
  const { words, action, link, formErrors } = visit;
  const provider = openIdSettings()?.name;
  const { email, problems = {} } = formErrors;
  return renderStep(visit, {
    title: words.login.title,
    form: {
      to: "login",
      submit: words.login.submit,
      ...(provider !== undefined && {
        other: { action: action("openid"), text: fill(words.openId.button, { provider }) },
      }),
      problem: problems.whole,
      box: rememberBox(visit),
      fields: [
        {
          name: "email",
          label: words.email,
          type: "email",
          autocomplete: "username",
          value: email,
          problem: problems.email,
        },
        {
          name: "password",
          label: words.password,
          type: "password",
          autocomplete: "current-password",
          problem: problems.password,
        },
      ],
    },
    links: [
      { href: link("register"), text: words.login.register },
      { href: link("reset"), text: words.login.reset },
    ],
  });
};

const tooOften = (visit: ProviderSession, email: string, seconds: number): Response | Promise<Response> => {
  const { words, headers, call } = visit;
  const message = fill(words.fieldErrors.tooOften, { wait: waitWords(words, seconds) });
  return isScript(headers)
    ? refuseScript({ code: "rate-limited", message, seconds }, call)
    : redirectWithErrors(visit, "login", {
        email,
        remember: visit.form("remember") !== "",
        problems: { whole: message },
      });
};

/** Processes the form of the page or of the script: signs in, or returns the error without revealing whether the account exists. */
export const takeLogin = async (visit: ProviderSession): Promise<Response> => {
  const { browser, call, form, headers, words } = visit;
  const { email, problem } = readAddress(form("email"), words);
  const password = form("password");
  const problems = {
    ...(problem !== undefined && { email: problem }),
    ...(password === "" && { password: words.fieldErrors.passwordMissing }),
  };
  const [first] = Object.values(problems);
  if (first !== undefined)
    return isScript(headers)
      ? refuseScript({ code: "invalid-field", message: first }, call)
      : redirectWithErrors(visit, "login", { email, remember: visit.form("remember") !== "", problems });

  const credentials = { email, password, browser, addressGroup: addressGroupOf(headers) };
  const checked = await checkCredentials(call.orm, credentials, call.now, call.log);
  if (checked.kind === "right") return redirectToStorefront(visit, checked.customerId);
  if (checked.kind === "too-often") return tooOften(visit, email, checked.seconds);
  const message = words.fieldErrors.wrong;
  return isScript(headers)
    ? refuseScript({ code: "unauthorized", message }, call)
    : redirectWithErrors(visit, "login", {
        email,
        remember: visit.form("remember") !== "",
        problems: { whole: message },
      });
};

import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { pageResponse } from "#backend/http/page-response.ts";
import { markup } from "#backend/pages/markup.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import { shopPage } from "#backend/pages/shop-page.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { type ErrorCode, errorCodes } from "#contract/error-codes.ts";
import type { Locale } from "#platform/locale.ts";
import { findReturnAddress } from "../states/find-state.ts";
import { loginPage } from "../states/return-address.ts";
import { isScript, refuseScript } from "./answer-script.ts";

type FormErrors = {
  readonly code: ErrorCode;
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
};

const respond = async (
  { code, locale, title, text, link }: FormErrors,
  headers: Headers,
  call: Call,
): Promise<Response> => {
  if (isScript(headers)) return refuseScript({ code, message: text }, call);
  const content = markup`<p>${text}</p>${renderLinks([link])}`.html;
  const page = { locale, title, status: errorCodes[code], content };
  // The database, from which the shop's frame comes, may be what has failed.
  return shopPage(call.orm, page).catch(() => pageResponse(page));
};

/** Redirects a visitor with an unknown, expired or used state to the login page that it was made for. */
export const expiredSignInPage = async (state: string, headers: Headers, call: Call): Promise<Response> => {
  const known = await findReturnAddress(call.orm, state);
  const locale = known?.locale ?? call.locale;
  const { title, text, link } = wordingOf(locale).identity.over;
  const href = known?.returnUrl ?? loginPage(locale);
  return respond({ code: "gone", locale, title, text, link: { href, text: link } }, headers, call);
};

/**
 * Responds that the sign-in failed, with the reason of an expected error; the log has the rest.
 * @param status of the response
 */
export const failedSignInPage = (
  error: unknown,
  status: number,
  headers: Headers,
  call: Call,
): Promise<Response> => {
  const { locale } = call;
  const words = wordingOf(locale).identity.failed;
  const unexpected = status === errorCodes.unavailable ? "unavailable" : "internal";
  const code = error instanceof BackendError ? error.code : unexpected;
  const texts: Partial<Record<ErrorCode, string>> = {
    ...(error instanceof BackendError && { unavailable: words.busy }),
    forbidden: words.foreign,
    "too-large": words.tooLarge,
  };
  const link = { href: loginPage(locale), text: words.link };
  return respond({ code, locale, title: words.title, text: texts[code] ?? words.text, link }, headers, call);
};

import { siteAddress } from "#backend/http/site-address.ts";
import { markup } from "#backend/pages/markup.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import { shopPage } from "#backend/pages/shop-page.ts";
import type { Wording } from "#backend/wording/wording.ts";
import { homePath } from "#domain/routes.ts";
import { fill } from "#platform/fill.ts";
import type { ProviderSession } from "../provider/provider-session.ts";
import { openIdSettings } from "./settings.ts";

type Failure = keyof Wording["identity"]["openId"]["failures"];

/** Says that the provider has not signed the visitor in, and the ways that remain: mail address and password, an account, or none. */
const failurePage =
  (failure: Failure, status: number) =>
  async ({ call, found, locale, words, link }: ProviderSession): Promise<Response> => {
    const { failures, otherwise, guest } = words.openId;
    const named = (text: string) => fill(text, { provider: openIdSettings()?.name ?? "" });
    const { title, text } = failures[failure];
    const ways = renderLinks([
      { href: found.returnUrl, text: words.over.link },
      { href: link("login"), text: otherwise },
      { href: link("register"), text: words.login.register },
      { href: `${siteAddress()}${homePath(locale)}`, text: guest },
    ]);
    const content = markup`<p>${named(text)}</p>${ways}`.html;
    return shopPage(call.orm, { locale, title: named(title), status, content });
  };

/** The provider does not answer, or answers errors. */
export const awayPage = failurePage("away", 503);

/** What came back is not what was requested. */
export const refusedPage = failurePage("refused", 400);

/** The provider vouches for no mail address. */
export const unverifiedPage = failurePage("unverified", 403);

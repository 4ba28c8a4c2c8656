import type { Call } from "#backend/http/call.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { type Markup, markup } from "#backend/pages/markup.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import { shopPage } from "#backend/pages/shop-page.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";

export type SubscriptionPage = {
  readonly locale: Locale;
  readonly title: string;
  /** When it differs from the title. */
  readonly heading?: string;
  readonly text: readonly string[];
  readonly content?: Markup;
  readonly status?: number;
};

/** A page about a newsletter or an alert, in the storefront's design, with links to it. */
export const renderPage = async (
  { orm }: Pick<Call, "orm">,
  { text, content, locale, ...page }: SubscriptionPage,
): Promise<Response> => {
  const { toShop, contact } = wordingOf(locale).subscription;
  const links = renderLinks([
    { href: siteAddress() + routePath("request", locale, { panel: "contact" }), text: contact },
    { href: siteAddress() + homePath(locale), text: toShop },
  ]);
  const whole = markup`${text.map((each) => markup`<p>${each}</p>`)}${content}${links}`;
  return shopPage(orm, { ...page, locale, content: whole.html });
};

/** The one button of a page. */
export const renderButton = (action: string, name: string, text: string): Markup =>
  markup`<form method="post" action="${action}"><button name="action" value="${name}">${text}</button></form>`;

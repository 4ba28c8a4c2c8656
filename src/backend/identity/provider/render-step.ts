import { siteAddress, siteOrigin } from "#backend/http/site-address.ts";
import { type Markup, markup } from "#backend/pages/markup.ts";
import {
  isWrong,
  otherButtonStyle,
  type PageForm,
  type PageLink,
  renderForm,
  renderLinks,
} from "#backend/pages/render-form.ts";
import { shopPage } from "#backend/pages/shop-page.ts";
import { homePath } from "#domain/routes.ts";
import { fill } from "#platform/fill.ts";
import type { ProviderPath } from "./provider-address.ts";
import type { ProviderSession } from "./provider-session.ts";

export type Step = {
  readonly title: string;
  readonly text?: string | undefined;
  readonly form: Omit<PageForm, "action" | "hidden" | "summary"> & {
    readonly to: ProviderPath;
    readonly hidden?: Readonly<Record<string, string>>;
  };
  /** Between the form and the links. */
  readonly note?: Markup | undefined;
  readonly links: readonly PageLink[];
};

/** One of the provider's pages: a heading, a form, further content, the link back. */
export const renderStep = async (
  visit: ProviderSession,
  { title, text, form, note, links }: Step,
): Promise<Response> => {
  const { call, locale, words, state, action } = visit;
  const { to, hidden = {}, ...rest } = form;
  const whole = { ...rest, action: action(to), hidden: { state, ...hidden }, summary: words.summary };
  const toShop = { href: `${siteAddress()}${homePath(locale)}`, text: words.toShop };
  const intro = text !== undefined && markup`<p>${text}</p>`;
  return shopPage(call.orm, {
    locale,
    title: isWrong(whole) ? fill(words.errorTitle, { title }) : title,
    heading: title,
    leadsTo: [siteOrigin()],
    ...(form.other && { moreStyle: otherButtonStyle }),
    content: markup`${intro}${renderForm(whole)}${note}${renderLinks([...links, toShop])}`.html,
  });
};

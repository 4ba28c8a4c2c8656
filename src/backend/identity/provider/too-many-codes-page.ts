import { pageResponse } from "#backend/http/page-response.ts";
import { markup } from "#backend/pages/markup.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import type { ProviderSession } from "./provider-session.ts";

/** Tells whoever has typed too many codes to begin anew: in this sign-in no other code is worth anything. */
export const tooManyCodesPage = ({ found, locale, words }: ProviderSession): Response => {
  const { title, text, link } = words.spent;
  const back = renderLinks([{ href: found.returnUrl, text: link }]);
  return pageResponse({ locale, title, status: 410, content: markup`<p>${text}</p>${back}`.html });
};

import { markup } from "#backend/pages/markup.ts";
import { type FramedShop, shopFooter, shopHeader } from "#backend/pages/shop-frame.ts";
import { colours } from "#platform/colours.ts";
import type { Locale } from "#platform/locale.ts";

const buttonColours = ({ theme }: FramedShop, scheme: "light" | "dark"): string =>
  `.main{background:${theme[scheme]?.accent ?? colours[scheme].accent};color:${theme[scheme]?.["on-accent"] ?? colours[scheme]["on-accent"]}}`;

/** The one style element of every mail. Only its button has colours, so that a dark mail program shows the rest dark. */
const styleOf = (shop: FramedShop): string =>
  [
    ":root{color-scheme:light dark}",
    "body{margin:0;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif}",
    "header,main,footer{max-width:34rem;margin:0 auto}",
    "header{padding:0 0 1rem;margin-bottom:1.5rem;border-bottom:1px solid;font-size:1.25rem;font-weight:600}",
    "header a{color:inherit;text-decoration:none}",
    "header img{vertical-align:middle;margin-right:.75rem;border-radius:.5rem}",
    "footer{padding:1rem 0 0;margin-top:1.5rem;border-top:1px solid;font-size:.875rem}",
    "h2{margin:2rem 0 1rem;font-size:1.125rem;line-height:1.3;overflow-wrap:anywhere}",
    "p{margin:0 0 1rem;overflow-wrap:anywhere}",
    "main img{max-width:100%;height:auto;border-radius:.5rem}",
    ".act{display:inline-block;margin:0 .5rem .5rem 0;padding:.75rem 1rem;border:1px solid;border-radius:.5rem}",
    ".main{border-color:transparent;font-weight:600;text-decoration:none}",
    buttonColours(shop, "light"),
    `@media (prefers-color-scheme:dark){${buttonColours(shop, "dark")}}`,
    "blockquote{margin:0 0 1rem;padding:0 0 0 1rem;border-left:.1875rem solid}",
    "blockquote p{margin:0}",
  ].join("");

/** The HTML document of a mail: the shop above its content, the company that sends it below. */
export const frameMail = (
  { subject, html }: { readonly subject: string; readonly html: string },
  shop: FramedShop,
  locale: Locale,
): string =>
  [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    markup`<title>${subject}</title>`.html,
    `<style>${styleOf(shop)}</style></head>`,
    `<body>${shopHeader(shop, locale).html}<main>${html}</main>${shopFooter(shop).html}</body></html>`,
  ].join("");

import type { Shop } from "#backend/shop/read-shop.ts";
import { colours } from "#platform/colours.ts";

const used = [
  "paper",
  "surface",
  "ink",
  "muted",
  "hairline",
  "control",
  "accent",
  "on-accent",
  "error",
  "error-soft",
] as const;

const variables = (scheme: "light" | "dark", { theme }: Pick<Shop, "theme">): string =>
  `:root{${used.map((name) => `--${name}:${theme[scheme]?.[name] ?? colours[scheme][name]}`).join(";")};color:var(--ink);background:var(--paper)}`;

const rules = [
  "body{max-width:30rem;padding:clamp(1.5rem,10vh,6rem) 1rem 2rem}",
  "header{margin:0 0 1.5rem;font-size:1.25rem;font-weight:620}",
  "header a{color:inherit;text-decoration:none}",
  "header img{vertical-align:middle;margin-right:.75rem;border-radius:.5rem}",
  "footer{margin:1.5rem 0 0;font-size:.875rem;color:var(--muted)}",
  "main{padding:1.5rem;background:var(--surface);border:1px solid var(--hairline);border-radius:.75rem}",
  "h1{font-weight:620;letter-spacing:-.01em}",
  "h2{font-size:1rem;margin:0 0 .5rem}",
  ".part{margin-top:2rem}",
  "p{margin:0 0 1rem;overflow-wrap:anywhere}",
  "label{display:block;font-weight:620}",
  ".field{margin:0 0 1.25rem}",
  ".field p{margin:0;font-size:.875rem;color:var(--muted)}",
  ".field .error{font-weight:620;color:var(--error)}",
  "input,select{box-sizing:border-box;width:100%;min-height:3rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--control);border-radius:.375rem}",
  "input[type=checkbox]{width:1.5rem;min-height:1.5rem;margin:0 .5rem 0 0;accent-color:var(--accent)}",
  ".box{display:flex;flex-wrap:wrap;align-items:center}",
  ".box label{flex:1;font-weight:400}",
  "input[aria-invalid]{border:2px solid var(--error)}",
  "input[readonly]{background:none;border-style:dashed}",
  "button{width:100%;min-height:3rem;padding:.5rem 1.5rem;font:inherit;font-weight:620;color:var(--on-accent);background:var(--accent);border:1px solid var(--accent);border-radius:.375rem;cursor:pointer}",
  ".danger button{color:var(--error);background:none;border-color:var(--error)}",
  "summary{min-height:1.5rem;padding:.5rem 0;cursor:pointer}",
  "dl{margin:0 0 1rem}",
  "dt{font-size:.875rem;color:var(--muted)}",
  "dd{margin:0 0 .75rem;overflow-wrap:anywhere}",
  "[role=alert].error{font-weight:620;color:var(--error)}",
  "a{color:var(--accent)}",
  "form~p{margin-top:1.5rem}",
  "main>ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin-top:1rem}",
  ":focus-visible{outline:2px solid var(--accent);outline-offset:2px}",
  ".summary{margin:0 0 1.5rem;padding:1rem;color:var(--error);background:var(--error-soft);border-left:3px solid var(--error);border-radius:.375rem}",
  ".summary ul{margin:0}",
  ".summary a{padding:.25rem 0;color:inherit}",
  "@media (forced-colors:active){button{color:ButtonText;background:ButtonFace;border-color:ButtonText}}",
].join("");

/** The style of forms on the services' own pages, in the shop's colours, in addition to `plainStyle`. */
export const formStyle = (shop: Pick<Shop, "theme">): string =>
  `${variables("light", shop)}@media (prefers-color-scheme:dark){${variables("dark", shop)}}${rules}`;

import type { Undecided } from "./run-axe.ts";

interface Review {
  readonly rule: string;
  readonly reason: string;
  /** Which elements; all of them when absent. */
  readonly kind?: RegExp;
  readonly why: string;
}

/** What axe leaves open and a person has looked at. A line that matches none of these counts as a problem. */
const reviews: readonly Review[] = [
  {
    rule: "target-size",
    reason: "nonTabbableNeighbor",
    kind: /^button/,
    why: "A fact on a card that filters its list: no stop of the tabulator, since the filters beside the list do the same in full size.",
  },
  {
    rule: "color-contrast",
    reason: "nonBmp",
    kind: /^span/,
    why: "The stars of a review are hidden from readers, and the words beside them say as much.",
  },
  {
    rule: "color-contrast",
    reason: "shortTextContent",
    why: "A single figure, in the colours of longer ones of its kind, which axe has checked.",
  },
  {
    rule: "color-contrast",
    reason: "emptyValue",
    why: "An empty field; filled ones have the colours of all text, and placeholders are checked on the list.",
  },
  {
    rule: "color-contrast",
    reason: "bgImage",
    kind: /^(?:h1|p|span\[data-missing-path\])/,
    why: "The drawing behind a page that is only a message (not found, login) stands beside the text: looked at from 1024 to 1280 pixels.",
  },
  {
    rule: "color-contrast",
    reason: "elmPartiallyObscured",
    kind: /^(?:a\[href\]|span\[aria-current\]|td)/,
    why: "Partly scrolled out: breadcrumbs and tables of articles scroll by themselves on a phone.",
  },
  {
    rule: "color-contrast",
    reason: "bgOverlap",
    kind: /^text/,
    why: "Names on the dealers' map: ink on the colour of land or ground, both of which carry ink elsewhere.",
  },
  {
    rule: "color-contrast",
    reason: "pseudoContent",
    kind: /^text/,
    why: "Plate and kilometres on a picture, whose counter stands in another corner, and figures beside a graphic: looked at.",
  },
  {
    rule: "color-contrast",
    reason: "imgNode",
    kind: /^text/,
    why: "Figures of the scale that a price is rated on: in the colour of the text around it, above and below the graphic, on the page's ground.",
  },
  {
    rule: "color-contrast",
    reason: "bgOverlap",
    why: "Something opened or fixed lies over a part of it; the same text is checked where nothing does.",
  },
  {
    rule: "color-contrast",
    reason: "",
    kind: /^a$/,
    why: "A vehicle's name in the comparison's head, cut by the row's edge; the names beside it, of the same colours, are checked.",
  },
  {
    rule: "heading-order",
    reason: "",
    kind: /^(?:#|h2|h3)$/,
    why: "While a panel is open the page behind it is inert: the panel's title, a level two, is the first heading, and the levels below follow.",
  },
  {
    rule: "th-has-data-cells",
    reason: "",
    kind: /^table$/,
    why: "The first column of the comparison holds the names of its rows, which are headers themselves.",
  },
  {
    rule: "label-content-name-mismatch",
    reason: "",
    kind: /^a\[data-share-network\]/,
    why: "The network's name is one letter, X, which axe takes for a drawn cross; the link is named by it.",
  },
];

/** The last step of a selector, without positions and generated names, so that all of one kind are one. Pure. */
export const kindOf = (target: string): string =>
  (target.split(/\s*>\s*/).at(-1) ?? target)
    .replace(/:nth-child\(\d+\)/g, "")
    .replace(/\.[\w-]{6}_/g, ".")
    .replace(/\[([\w-]+)[$^*]?="[^"]*"\]/g, "[$1]")
    .replace(/#[\w-]+/g, "#");

/** Why what axe left open needs no more attention; undefined when its kind was not reviewed. Pure. */
export const reviewOf = ({ rule, reason, target }: Undecided): string | undefined =>
  reviews.find(
    (review) =>
      review.rule === rule && review.reason === reason && (review.kind?.test(kindOf(target)) ?? true),
  )?.why;

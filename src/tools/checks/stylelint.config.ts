import type { Config } from "stylelint";

const brackets = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`;
const compound = String.raw`(?:[^\s>+~,()]|${brackets})*`;
const combinator = String.raw`(?:\s*[>+~]\s*|\s+)`;
const between = `(?:(?:[^,()]|${brackets})*${combinator})?`;
const anyElement = String.raw`(?:\*|:(?!is\())`;

/**
 * A selector that means any element inside or beside one with `:has()`. With them browsers style the whole page anew whenever
 * something changes anywhere: a list of 24 cards took 70 to 100 ms a time on a phone six times slower.
 */
const anyElementBehindHas = new RegExp(`:has${brackets}${compound}${combinator}${between}${anyElement}`);

const config: Config = {
  rules: {
    "color-named": "never",
    "color-no-hex": true,
    "function-disallowed-list": [
      "rgb",
      "rgba",
      "hsl",
      "hsla",
      "hwb",
      "lab",
      "lch",
      "oklab",
      "oklch",
      "color",
    ],
    "selector-disallowed-list": [anyElementBehindHas],
  },
  overrides: [
    {
      files: "../../styles/colours.css",
      rules: { "color-named": null, "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};

export default config;

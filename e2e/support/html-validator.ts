import { HtmlValidate } from "html-validate";

/** The rules that every page's HTML follows. */
export const htmlValidator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  rules: {
    // Scripts and styles come from this very site.
    "require-sri": "off",
    // The list of suggestions of the search box is of links.
    "prefer-native-element": ["error", { exclude: ["listbox"] }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

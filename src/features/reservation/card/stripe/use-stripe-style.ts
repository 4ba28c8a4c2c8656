import type { StripeElementStyle } from "@stripe/stripe-js";
import { useEffect, useState } from "react";

/** The site's own colours and size for what is typed in Stripe's frames, which no stylesheet of ours reaches. */
const readStyle = (): StripeElementStyle => {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string): string => tokens.getPropertyValue(name).trim();
  return {
    base: {
      color: token("--ink"),
      fontFamily: "system-ui, sans-serif",
      fontSize: "16px",
      iconColor: token("--muted"),
      "::placeholder": { color: token("--muted") },
    },
    invalid: { color: token("--error"), iconColor: token("--error") },
  };
};

/** That style, also when the visitor's scheme changes. */
export const useStripeStyle = (): StripeElementStyle => {
  const [style, setStyle] = useState(readStyle);
  useEffect(() => {
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    const ended = new AbortController();
    scheme.addEventListener("change", () => setStyle(readStyle()), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return style;
};

import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "./site-link.tsx";

type CountedLinkProps = {
  readonly href: string;
  readonly text: string;
  /** How much there is behind it. */
  readonly count?: number | undefined;
  readonly locale: Locale;
};

/** A link that says how much it leads to. */
export const CountedLink = ({ href, text, count, locale }: CountedLinkProps) => (
  <SiteLink href={href}>
    {text}
    {count !== undefined && <small>{marketOf(locale).formats.number(count)}</small>}
  </SiteLink>
);

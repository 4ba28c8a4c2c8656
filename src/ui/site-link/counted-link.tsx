import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "./site-link.tsx";

type CountedLinkProps = {
  readonly href: string;
  readonly text: string;
  /** The number of results. */
  readonly count?: number | undefined;
  readonly locale: Locale;
};

/** A link with its number of results. */
export const CountedLink = ({ href, text, count, locale }: CountedLinkProps) => (
  <SiteLink href={href}>
    {text}
    {count !== undefined && <small>{marketOf(locale).formats.number(count)}</small>}
  </SiteLink>
);

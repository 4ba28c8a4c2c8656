import type { ComponentPropsWithoutRef } from "react";
import { parsePanelHash } from "#domain/panel-hash.ts";
import { panelLink } from "#domain/panel-pages.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { linkKind } from "./link-kind.ts";
import styles from "./site-link.module.css";

export type SiteLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  readonly href: string;
  /** Size of its text; by default that of the text around. */
  readonly size?: "xs" | "sm" | "md" | "lg" | "xl";
};

/**
 * A link from content. Renders only the text of a refused address, and links to the panel's page where its
 * hash opens a panel.
 */
export const SiteLink = (props: SiteLinkProps) =>
  parsePanelHash(props.href) ? <PanelLink {...props} /> : <PlainLink {...props} />;

const PanelLink = async (props: SiteLinkProps) => (
  <PlainLink {...props} {...panelLink(props.href, await getCurrentLocale())} />
);

const PlainLink = ({ href, size, target, rel, children, ...rest }: SiteLinkProps) => {
  const kind = linkKind(href);
  const styling = size && {
    "data-size": size,
    className: [styles.sized, rest.className].filter(Boolean).join(" "),
  };
  if (kind === "refused")
    return (
      <span {...rest} {...styling}>
        {children}
      </span>
    );
  return (
    <a
      href={href}
      target={target}
      rel={rel ?? (kind === "outside" ? "noopener" : undefined)}
      {...rest}
      {...styling}
    >
      {children}
    </a>
  );
};

import Link from "next/link";
import type { ComponentPropsWithoutRef } from "react";
import { linkKind } from "./link-kind.ts";
import styles from "./site-link.module.css";

export type SiteLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  readonly href: string;
  /** A full page load: for pages with a policy of their own, such as login and payment. */
  readonly whole?: boolean;
  /** Size of its text; without it, that of the text around. */
  readonly size?: "xs" | "sm" | "md" | "lg" | "xl";
};

/** A link of the site: soft navigation without prefetch; plain elsewhere; only its text when the address is refused. */
export function SiteLink({ href, whole = false, size, target, rel, children, ...rest }: SiteLinkProps) {
  const kind = linkKind(href);
  const look = size && {
    "data-size": size,
    className: [styles.sized, rest.className].filter(Boolean).join(" "),
  };
  if (kind === "refused")
    return (
      <span {...rest} {...look}>
        {children}
      </span>
    );
  if (kind === "site" && !whole && target !== "_blank")
    return (
      <Link href={href} prefetch={false} rel={rel} {...rest} {...look}>
        {children}
      </Link>
    );
  return (
    <a
      href={href}
      target={target}
      rel={rel ?? (kind === "outside" ? "noopener" : undefined)}
      {...rest}
      {...look}
    >
      {children}
    </a>
  );
}

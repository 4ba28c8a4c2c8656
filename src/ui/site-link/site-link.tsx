import Link from "next/link";
import type { ComponentPropsWithoutRef } from "react";
import { linkKind } from "./link-kind.ts";

export type SiteLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  readonly href: string;
  /** A full page load: for pages with a policy of their own, such as login and payment. */
  readonly whole?: boolean;
};

/** A link of the site: soft navigation without prefetch; plain elsewhere; only its text when the address is refused. */
export function SiteLink({ href, whole = false, target, rel, children, ...rest }: SiteLinkProps) {
  const kind = linkKind(href);
  if (kind === "refused") return <span {...rest}>{children}</span>;
  if (kind === "site" && !whole && target !== "_blank")
    return (
      <Link href={href} prefetch={false} rel={rel} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={href} target={target} rel={rel ?? (kind === "outside" ? "noopener" : undefined)} {...rest}>
      {children}
    </a>
  );
}

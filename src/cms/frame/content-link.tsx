import { getScopedI18n } from "#platform/i18n.ts";
import { SiteLink, type SiteLinkProps } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

/** A link as content writes it; one that opens another tab says so. */
export async function ContentLink({
  link,
  target,
  children,
  ...rest
}: { readonly link: string } & Omit<SiteLinkProps, "href">) {
  const t = await getScopedI18n("frame");
  return (
    <SiteLink href={link} target={target === "_blank" ? target : undefined} {...rest}>
      {children}
      {target === "_blank" && <VisuallyHidden> {t("newWindow")}</VisuallyHidden>}
    </SiteLink>
  );
}

import { getScopedI18n } from "#platform/i18n.ts";
import { log } from "#platform/log.ts";
import { checkAddress } from "#ui/site-link/link-kind.ts";
import { SiteLink, type SiteLinkProps } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

/** Content may link to other sites; a refused address is logged, and its text shown without a link. */
const reportRefused = (link: string): void => {
  try {
    checkAddress(link, { outside: true });
  } catch (err) {
    log().error({ err }, "A link of the content was refused");
  }
};

/** A link from content; one that opens another tab has a hint. */
export const ContentLink = async ({
  link,
  target,
  children,
  ...rest
}: { readonly link: string } & Omit<SiteLinkProps, "href">) => {
  const t = await getScopedI18n("frame");
  reportRefused(link);
  return (
    <SiteLink href={link} target={target === "_blank" ? target : undefined} {...rest}>
      {children}
      {target === "_blank" && <VisuallyHidden> {t("newWindow")}</VisuallyHidden>}
    </SiteLink>
  );
};

import { parsePanelHash } from "#panels/panel-hash.ts";
import { panelPages } from "#panels/panel-pages.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { checkAddress } from "#ui/site-link/link-kind.ts";
import { SiteLink, type SiteLinkProps } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";

/** Content may lead outside; what it may not lead to is named in the log, and stays text on the page. */
const reportRefused = (link: string): void => {
  try {
    checkAddress(link, { outside: true });
  } catch (err) {
    log().error({ err }, "A link of the content was refused");
  }
};

/** A hash that opens a panel leads to the panel's page, which the panel is the upgrade of. */
const panelLink = (
  link: string,
  locale: Locale,
): { readonly href: string; readonly "data-panel"?: string } => {
  const name = link.startsWith("#") ? parsePanelHash(link)?.name : undefined;
  const pages: Readonly<Record<string, string>> = name ? panelPages(locale) : {};
  const page = name && pages[name];
  return page ? { href: page, "data-panel": link.slice(1) } : { href: link };
};

/** A link as content writes it; one that opens another tab says so. */
export const ContentLink = async ({
  link,
  target,
  children,
  ...rest
}: { readonly link: string } & Omit<SiteLinkProps, "href">) => {
  const t = await getScopedI18n("frame");
  reportRefused(link);
  return (
    <SiteLink
      {...panelLink(link, await getCurrentLocale())}
      target={target === "_blank" ? target : undefined}
      {...rest}
    >
      {children}
      {target === "_blank" && <VisuallyHidden> {t("newWindow")}</VisuallyHidden>}
    </SiteLink>
  );
};

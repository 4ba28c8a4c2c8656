import { knownShop } from "#api/known-shop.ts";
import { slugOfPath } from "#domain/page-slug.ts";
import { phoneText } from "#domain/phone-text.ts";
import { homePath } from "#domain/routes.ts";
import { loadPage } from "#features/content/load-page.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { knownContact, rememberContact } from "#platform/known-contact.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { leaveOutUnoffered } from "../offered.ts";
import { BareFooter } from "./site-footer.tsx";
import type { SiteFrameProps } from "./site-frame.tsx";
import styles from "./site-header.module.css";
import { SiteLogo } from "./site-logo.tsx";

type BareFrameProps = Pick<SiteFrameProps, "page" | "locale" | "children"> & {
  /** Where its close button leads. */
  readonly leadsOut: string;
};

/** The frame of a page that leads one way, as the steps of a wizard: logo, telephone, close, and no menu. */
export const BareFrame = async ({ page, locale, leadsOut, children }: BareFrameProps) => {
  const { header, footer, actionBar } = leaveOutUnoffered(page);
  rememberContact(locale, actionBar?.links ?? []);
  // No page with menus was rendered yet.
  if (!knownContact(locale)) {
    const home = await loadPage(slugOfPath(locale, homePath(locale)), locale);
    if (home.ok) rememberContact(locale, home.value.actionBar?.links ?? []);
  }
  const t = await getScopedI18n("frame");
  const { phone } = knownShop();
  const contact = knownContact(locale) ?? (phone && { href: `tel:${phone}`, text: phoneText(phone) });
  return (
    <>
      <header className={styles.header}>
        <a href="#main" className={styles.skip}>
          {t("skip")}
        </a>
        <div className={styles.bar}>
          <SiteLink href={homePath(locale)} className={styles.logo}>
            {header.logo.src || header.logo.alt ? <SiteLogo logo={header.logo} /> : t("start")}
          </SiteLink>
          <div className={styles.out}>
            {contact && <SiteLink href={contact.href}>{contact.text}</SiteLink>}
            <SiteLink href={leadsOut} aria-label={t("leave")} className={styles.close}>
              <Icon name="close" />
            </SiteLink>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BareFooter footer={footer} locale={locale} />
    </>
  );
};

import type { Footer } from "#api/models/page.ts";
import { isPictureAddress } from "#contract/picture.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { ContentLink } from "./content-link.tsx";
import styles from "./site-footer.module.css";
import { SiteLogo } from "./site-logo.tsx";

type FooterProps = { readonly footer: Footer; readonly locale: Locale };

/** Copyright, legal links, and a link to the cookie settings, which the law requires on every page. */
const FooterEnd = async ({ footer, locale }: FooterProps) => {
  const t = await getScopedI18n("frame");
  const consent = await getScopedI18n("consent");
  return (
    <div className={styles.end}>
      <p>{footer.copyright}</p>
      <nav aria-label={t("footerLegal")}>
        {footer.sublinks.map(({ text, link, target }) => (
          <ContentLink key={`${text} ${link}`} link={link} target={target}>
            {text}
          </ContentLink>
        ))}
        <SiteLink href={routePath("consent", locale)} rel="nofollow">
          {consent("settings")}
        </SiteLink>
      </nav>
    </div>
  );
};

/** The foot of a page that leads one way: nothing but what the law requires. */
export const BareFooter = (props: FooterProps) => (
  <footer className={styles.bare}>
    <FooterEnd {...props} />
  </footer>
);

/**
 * Logo, menus, social networks, legal links and copyright from content.
 */
export const SiteFooter = async ({ footer, locale }: FooterProps) => {
  const t = await getScopedI18n("frame");
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <SiteLogo logo={footer.logo} late />
        <nav aria-label={t("footerMenus")} className={styles.menus}>
          {footer.menus.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              {links.map(({ text, link, target }) => (
                <ContentLink key={`${text} ${link}`} link={link} target={target}>
                  {text}
                </ContentLink>
              ))}
            </div>
          ))}
        </nav>
        {footer.socialMedia.length > 0 && (
          <div className={styles.social}>
            {footer.socialMediaTitle !== undefined && <h2>{footer.socialMediaTitle}</h2>}
            <ul>
              {footer.socialMedia.map(({ link, target, image, text }) => (
                <li key={link}>
                  <ContentLink link={link} target={target} rel="noopener me">
                    {image !== undefined && isPictureAddress(image) && (
                      <img src={image} alt="" width={20} height={20} loading="lazy" />
                    )}
                    {text}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <FooterEnd footer={footer} locale={locale} />
      </div>
    </footer>
  );
};

import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import messageStyles from "#cms/frame/message-page.module.css";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { homePath } from "#domain/routes.ts";
import { routeAddresses } from "#features/seo/route-addresses.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { type LocaleProps, readLocale } from "../read-locale.ts";

export const revalidate = 300;

export const generateStaticParams = () => [];

export const generateMetadata = async (props: LocaleProps): Promise<Metadata> => {
  const locale = await readLocale(props);
  const t = await getScopedI18n("session");
  return { title: t("loginTitle"), robots: { index: false }, alternates: routeAddresses("login", locale) };
};

/** Says that customers cannot log in, as long as the data service offers no login. */
export default async function LoginPage(props: LocaleProps) {
  const locale = await readLocale(props);
  const t = await getScopedI18n("session");
  return (
    <OutsideContentPage route="login" locale={locale}>
      <div className={messageStyles.message}>
        <h1>{t("loginTitle")}</h1>
        <p>{t("loginClosed")}</p>
        <div className={messageStyles.actions}>
          <ButtonLink href={homePath(locale)}>{t("goOn")}</ButtonLink>
        </div>
      </div>
    </OutsideContentPage>
  );
}

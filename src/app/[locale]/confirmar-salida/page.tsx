import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import messageStyles from "#cms/frame/message-page.module.css";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { homePath } from "#domain/routes.ts";
import { LogoutForm } from "#features/account/login/logout-form.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { type LocaleProps, readLocale } from "../read-locale.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps): Promise<Metadata> => {
  await readLocale(props);
  const t = await getScopedI18n("session");
  return { title: t("confirmTitle"), robots: { index: false } };
};

/** Asks for confirmation when another site links to `?action=logout`. Works without scripts. */
export default async function ConfirmLogoutPage(props: LocaleProps) {
  const locale = await readLocale(props);
  const t = await getScopedI18n("session");
  return (
    <OutsideContentPage route="home" locale={locale}>
      <div className={messageStyles.message}>
        <h1>{t("confirmTitle")}</h1>
        <p>{t("confirmText")}</p>
        <div className={messageStyles.actions}>
          <LogoutForm locale={locale} text={t("confirm")} />
          <ButtonLink look="secondary" href={homePath(locale)}>
            {t("stay")}
          </ButtonLink>
        </div>
      </div>
    </OutsideContentPage>
  );
}

import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import type { Session } from "#platform/session.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./login.module.css";
import { LoginMessage } from "./login-page.tsx";
import { LogoutForm } from "./logout-form.tsx";

/** The login page of a signed-in visitor: name, links to the account, logout. */
export const AccountPage = async ({
  session: { name, userEmail },
  locale,
  returnTo,
}: {
  readonly session: Session;
  readonly locale: Locale;
  /** The page that linked here. */
  readonly returnTo: string | undefined;
}) => {
  const t = await getScopedI18n("session");
  return (
    <LoginMessage title={name || t("accountTitle")}>
      <p>{userEmail ? t("accountAs", { email: userEmail }) : t("loggedIn")}</p>
      <div className={styles.actions}>
        <ButtonLink href={routePath("favourites", locale)} rel="nofollow">
          {t("favourites")}
        </ButtonLink>
        <ButtonLink look="secondary" href={routePath("account", locale)} rel="nofollow">
          {t("manage")}
        </ButtonLink>
        {returnTo !== undefined && (
          <ButtonLink look="secondary" href={returnTo}>
            {t("backToPage")}
          </ButtonLink>
        )}
        <LogoutForm locale={locale} look="secondary" />
      </div>
    </LoginMessage>
  );
};

import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import type { Session } from "#platform/session.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import styles from "./login.module.css";
import { LoginMessage } from "./login-page.tsx";

/** What the login page says to somebody who is signed in: who they are, what is theirs, and the way out. */
export const AccountPage = async ({
  session: { name, userEmail },
  locale,
  returnTo,
}: {
  readonly session: Session;
  readonly locale: Locale;
  /** The page from which they came. */
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
        {returnTo !== undefined && (
          <ButtonLink look="secondary" href={returnTo}>
            {t("backToPage")}
          </ButtonLink>
        )}
        <form method="post" action="/api/session/logout">
          <input type="hidden" name="locale" value={locale} />
          <Button look="secondary">{t("logOut")}</Button>
        </form>
      </div>
    </LoginMessage>
  );
};

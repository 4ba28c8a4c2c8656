import type { ReactNode } from "react";
import { getScopedI18n } from "#platform/i18n.ts";
import type { PendingLogin } from "#platform/session.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { InlineScript } from "#ui/inline-script.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./login.module.css";
import { loginScript } from "./login-script.ts";

type LoginPageProps = {
  readonly login: PendingLogin;
  /** Why the login failed before. */
  readonly problem: "loginFailed" | "sessionOver" | "accountDeleted" | undefined;
  /** Name of the vehicle whose favourite button was clicked. */
  readonly vehicleName: string | undefined;
};

/**
 * The container for the provider's login form. Its initial content are links to the provider's own pages, for
 * browsers without scripts and for a script that fails to load.
 */
export const LoginPage = async ({ login, problem, vehicleName }: LoginPageProps) => {
  const t = await getScopedI18n("session");
  const { url, formUrl, registerUrl, resetUrl } = login;
  return (
    <div className={styles.page} data-passing="">
      <div className={styles.door}>
        <h1>{t("loginTitle")}</h1>
        {problem && (
          <Notice type={problem === "loginFailed" ? "error" : "info"}>
            <p>{t(problem)}</p>
          </Notice>
        )}
        <p>{vehicleName === undefined ? t("loginIntro") : t("loginWish", { name: vehicleName })}</p>
        <div className={styles.widget} data-identity-widget="">
          {formUrl && (
            <ButtonLink href={formUrl} rel="nofollow" size="large" wide>
              {t("loginForm")}
            </ButtonLink>
          )}
          {registerUrl && (
            <ButtonLink href={registerUrl} rel="nofollow" look="secondary" wide>
              {t("loginRegister")}
            </ButtonLink>
          )}
          {resetUrl && (
            <SiteLink href={resetUrl} rel="nofollow">
              {t("loginReset")}
            </SiteLink>
          )}
        </div>
        <InlineScript code={loginScript()} />
        <script src={url} defer />
      </div>
      <aside className={styles.why}>
        <h2>{t("whyTitle")}</h2>
        <ul>
          <li>{t("whyFavourites")}</li>
          <li>{t("whyPrices")}</li>
          <li>{t("whyStates")}</li>
        </ul>
      </aside>
    </div>
  );
};

/** A short message instead of the login. */
export const LoginMessage = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.page} data-passing="">
    <div className={styles.door}>
      <h1>{title}</h1>
      {children}
    </div>
  </div>
);

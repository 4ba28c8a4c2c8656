import type { ReactNode } from "react";
import { businessConstants } from "#domain/business-constants.ts";
import type { LoginPurpose } from "#domain/login-purpose.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { inlineCall } from "#platform/inline-source.ts";
import type { PendingLogin } from "#platform/session.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { InlineScript } from "#ui/inline-script.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./login.module.css";

/** The event that the provider's script dispatches after sign-in. */
const signedInEvent = "volante:signed-in";

/**
 * Source of the login page's script, serialized as text. Reloads the page after sign-in, which makes the site
 * call the login. While the provider shows its login element, resets the login data after a delay
 * (specification section 4).
 */
const watchLogin = (event: string, delay: number, reset: string) => {
  addEventListener(event, () => location.reload());
  setTimeout(() => {
    if (document.querySelector("[data-identity-widget]")) navigator.sendBeacon?.(reset);
  }, delay);
};

/** The inline script as text. */
export const loginScript = (): string =>
  inlineCall(watchLogin, signedInEvent, businessConstants.loginResetDelayMs, "/api/session/reset");

const purposeWords = {
  account: "loginIntro",
  favourite: "loginWish",
  reservation: "loginReserve",
  tradeIn: "loginTradeIn",
  personal: "loginPersonal",
} as const satisfies Record<LoginPurpose, string>;

type LoginPageProps = {
  readonly login: PendingLogin;
  /** Why the login failed before. */
  readonly problem: "loginFailed" | "sessionOver" | "accountDeleted" | undefined;
  readonly purpose: LoginPurpose;
  /** Name of the vehicle that it is about. */
  readonly vehicleName: string;
};

/**
 * The container for the provider's login form. Its initial content are links to the provider's own pages, for
 * browsers without scripts and for a script that fails to load.
 */
export const LoginPage = async ({ login, problem, purpose, vehicleName }: LoginPageProps) => {
  const t = await getScopedI18n("session");
  const { url, formUrl, registerUrl, resetUrl } = login;
  const isAboutFavourites = purpose === "favourite" || purpose === "account";
  return (
    <div className={styles.page} data-passing="">
      <div className={styles.door}>
        <h1>{t("loginTitle")}</h1>
        {problem && (
          <Notice type={problem === "loginFailed" ? "error" : "info"}>
            <p>{t(problem)}</p>
          </Notice>
        )}
        <p>{t(purposeWords[purpose], { name: vehicleName })}</p>
        <div className={styles.widget} data-identity-widget="">
          {formUrl && (
            <ButtonLink href={formUrl} rel="nofollow" size="large" wide>
              {t("loginForm")}
            </ButtonLink>
          )}
          {registerUrl && (
            <ButtonLink href={registerUrl} rel="nofollow" look="secondary" wide>
              {t(purpose === "reservation" ? "loginCode" : "loginRegister")}
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
      {isAboutFavourites && (
        <aside className={styles.why}>
          <h2>{t("whyTitle")}</h2>
          <ul>
            <li>{t("whyFavourites")}</li>
            <li>{t("whyPrices")}</li>
            <li>{t("whyStates")}</li>
          </ul>
        </aside>
      )}
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

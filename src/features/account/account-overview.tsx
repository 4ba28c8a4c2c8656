import { offersCall } from "#api/offers-call.ts";
import type { AccountForm } from "#domain/account-forms.ts";
import { phoneText } from "#domain/phone-text.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./account.module.css";
import { LogoutForm } from "./login/logout-form.tsx";

type AccountOverviewProps = {
  readonly locale: Locale;
  readonly user: {
    readonly name: string;
    readonly userEmail: string;
    readonly phoneNumber: string;
    /** Undefined where the service does not say. */
    readonly hasPassword?: boolean | undefined;
  };
};

/** The customer's details, with links to change them. */
export const AccountOverview = async ({ locale, user }: AccountOverviewProps) => {
  const t = await getScopedI18n("account");
  const page = (form: AccountForm) => routePath("accountForm", locale, { form });
  const [details, address, password, isExported, isDeleted] = await Promise.all(
    (
      ["changeAccount", "requestAddressChange", "changePassword", "exportAccount", "deleteAccount"] as const
    ).map(offersCall),
  );
  const rows = [
    [t("name"), user.name, details && page("details")],
    [t("phone"), user.phoneNumber ? phoneText(user.phoneNumber) : t("noPhone"), details && page("details")],
    [t("email"), user.userEmail, address && page("address")],
    ...(password
      ? [
          [
            t("password"),
            t(user.hasPassword === false ? "noPassword" : "passwordHidden"),
            page("password"),
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <section className={styles.card}>
        <h2>{t("details")}</h2>
        <dl className={styles.rows}>
          {rows.map(([label, value, href]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {href && (
                <dd>
                  <SiteLink href={href}>
                    {t("change")}
                    <VisuallyHidden>: {label}</VisuallyHidden>
                  </SiteLink>
                </dd>
              )}
            </div>
          ))}
        </dl>
        <LogoutForm locale={locale} look="secondary" />
      </section>
      {(isExported || isDeleted) && (
        <section className={styles.card}>
          <h2>{t("data")}</h2>
          {isExported && (
            <>
              <p>{t("exportText")}</p>
              <p>
                <ButtonLink
                  look="secondary"
                  href={`/api/account/export?locale=${locale}`}
                  rel="nofollow"
                  download
                >
                  {t("exportLink")}
                </ButtonLink>
              </p>
            </>
          )}
          {isDeleted && (
            <>
              <p>{t("deleteText")}</p>
              <p>
                <SiteLink href={page("deletion")}>{t("deleteLink")}</SiteLink>
              </p>
            </>
          )}
        </section>
      )}
    </div>
  );
};

import type { ReactNode } from "react";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "../account.module.css";

type AccountFormPageProps = {
  readonly locale: Locale;
  readonly title: string;
  readonly intro: string;
  readonly children?: ReactNode;
};

/** The page of an account form, or its confirmation, with a link back. */
export const AccountFormPage = async ({ locale, title, intro, children }: AccountFormPageProps) => {
  const t = await getScopedI18n("account");
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{intro}</p>
      {children}
      <p>
        <SiteLink href={routePath("account", locale)}>{t("back")}</SiteLink>
      </p>
    </div>
  );
};

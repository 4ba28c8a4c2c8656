import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./lead.module.css";

/** Message on the page of a form whose vehicle or list does not exist. */
export const MissingVehicle = async ({
  locale,
  of = "vehicle",
}: {
  readonly locale: Locale;
  readonly of?: "vehicle" | "list";
}) => {
  const t = await getScopedI18n("leads");
  return (
    <div className={styles.page}>
      <h1>{t(of === "vehicle" ? "missingTitle" : "missingList")}</h1>
      <p>{t(of === "vehicle" ? "missingText" : "missingListText")}</p>
      <p>
        <ButtonLink href={homePath(locale)} target="_top">
          {t("seeStock")}
        </ButtonLink>
      </p>
    </div>
  );
};

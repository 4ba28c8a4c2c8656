import { getScopedI18n } from "#platform/i18n.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextInput } from "#ui/text-input/text-input.tsx";
import type { PreparedForm } from "./prepare-form.ts";
import styles from "./privacy-control.module.css";

type PrivacyControlProps = {
  readonly box: ReturnType<PreparedForm<{ privacy: never }>["box"]>;
  /** The purpose of the data, in a sentence. */
  readonly use: string;
};

/** The checkbox for the terms, with how the data is used. */
export const PrivacyControl = async ({ box, use }: PrivacyControlProps) => {
  const t = await getScopedI18n("forms");
  return (
    <>
      <TextInput {...box} type="checkbox" label={t("privacy")} />
      <p className={styles.use}>
        {use} <SiteLink href={t("privacyPath")}>{t("privacyLink")}</SiteLink>
      </p>
    </>
  );
};

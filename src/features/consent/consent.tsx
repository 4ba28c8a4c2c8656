import { consentChoices } from "#domain/consent.ts";
import { routePath } from "#domain/route-paths.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { env } from "#platform/env.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./consent.module.css";
import { consentAddress, consentField } from "./consent-script.ts";

type RecipientsProps = {
  /** Who else receives what visitors do, with their consent. */
  readonly recipients: readonly { readonly kind: "google" | "plausible"; readonly name: string }[];
};

/** The two answers, side by side and alike. Works as a plain form, which the inline script answers in place. */
const ConsentButtons = async () => {
  const t = await getScopedI18n("consent");
  return (
    <form method="post" action={consentAddress} className={styles.buttons}>
      <Button look="secondary" name={consentField} value="necessary">
        {t("reject")}
      </Button>
      <Button look="secondary" name={consentField} value="all">
        {t("accept")}
      </Button>
    </form>
  );
};

/**
 * The consent bar at the lower edge. The inline script decides whether it is shown; without scripts nothing is
 * stored that needs an answer, so it stays hidden. Stands first on the page, so that keys reach it first.
 */
export const ConsentBar = async ({ locale, recipients }: RecipientsProps & { readonly locale: Locale }) => {
  const t = await getScopedI18n("consent");
  const hasOthers = env().CONTENT_SCRIPT_HOSTS.length > 0 || recipients.some(({ kind }) => kind === "google");
  return (
    <section className={styles.bar} aria-label={t("label")} data-testid="consent">
      <div>
        <p>
          {t(hasOthers ? "questionOthers" : "question")}{" "}
          <SiteLink href={routePath("consent", locale)}>{t("more")}</SiteLink>
        </p>
        <ConsentButtons />
      </div>
    </section>
  );
};

/**
 * The second layer: what is stored for what purpose, the present answer and how to change it. The present answer is known to the
 * inline script; without scripts the address to which the form returns carries the choice.
 */
export const ConsentSettings = async ({ recipients }: RecipientsProps) => {
  const t = await getScopedI18n("consent");
  const hosts = env().CONTENT_SCRIPT_HOSTS.join(", ");
  return (
    <div className={styles.settings} data-consent-page="" data-page-event={trackingCodes.cookiePage}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      <div role="status">
        <p className={styles.state} data-choice="ask">
          {t("now.ask")}
        </p>
        {consentChoices.map((choice) => (
          <p key={choice} id={`consent-${choice}`} className={styles.state} data-choice={choice}>
            {t(`now.${choice}`)}
          </p>
        ))}
      </div>
      <ConsentButtons />
      <h2>{t("necessary.title")}</h2>
      <p>{t("necessary.text")}</p>
      <h2>{t("optional.title")}</h2>
      <p>{t(hosts === "" && recipients.length === 0 ? "optional.text" : "optional.textOthers")}</p>
      <ul>
        <li>{t("optional.measuring")}</li>
        <li>{t("optional.campaign")}</li>
        <li>{t("optional.recent")}</li>
        {recipients.map(({ kind, name }) => (
          <li key={name}>{t(`optional.${kind}`, { name })}</li>
        ))}
        {hosts !== "" && <li>{t("optional.others", { hosts })}</li>}
      </ul>
      <p>{t("optional.after")}</p>
    </div>
  );
};

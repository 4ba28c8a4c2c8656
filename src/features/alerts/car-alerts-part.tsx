import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { activeButtons } from "./active-buttons.ts";
import { AlertForm, type AlertFormProps } from "./alert-form/alert-form.tsx";
import styles from "./alerts.module.css";
import { ListNotes } from "./list-notes.tsx";
import type { SavedItems } from "./load-saved-items.ts";
import { SavedItemForm } from "./saved-item-form.tsx";
import { subjectOf } from "./subject-of.ts";

type CarAlertsPartProps = {
  readonly locale: Locale;
  readonly alerts: NonNullable<SavedItems["alerts"]>;
  /** The alert whose form is open. */
  readonly changed: Omit<AlertFormProps, "alert" | "locale"> & { readonly id: string | undefined };
};

/** The alerts of a customer, with buttons to pause, resume, edit and delete. */
export const CarAlertsPart = async ({ locale, alerts, changed }: CarAlertsPartProps) => {
  const t = await getScopedI18n("savedSearches");
  const { date } = marketOf(locale).formats;
  const page = routePath("savedSearches", locale);
  return (
    <section className={styles.part} id="alertas">
      <h2>{t("alerts")}</h2>
      {alerts.length === 0 && <p>{t("noAlerts")}</p>}
      <ul className={styles.list}>
        {alerts.map((alert) => {
          const { id, name, path, active } = alert;
          return (
            <li key={id} id={`alerta-${id}`}>
              <h3>{path === undefined ? name : <SiteLink href={path}>{name}</SiteLink>}</h3>
              {active !== undefined && <p className={styles.note}>{t(active ? "active" : "paused")}</p>}
              <ListNotes list={alert} since={alert.createTime && date(alert.createTime)} />
              {changed.id === id && changed.state !== "done" ? (
                <AlertForm {...changed} alert={alert} locale={locale} />
              ) : (
                <SavedItemForm
                  locale={locale}
                  subject={subjectOf("car-alert", alert)}
                  buttons={[
                    ...activeButtons(active, { pause: t("pause"), resume: t("resume") }),
                    ["remove", t("remove")],
                  ]}
                >
                  <ButtonLink look="tertiary" size="ghost" href={`${page}?alert=${id}#alerta-${id}`}>
                    {t("change")}
                    <VisuallyHidden>{t("of", { name })}</VisuallyHidden>
                  </ButtonLink>
                </SavedItemForm>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

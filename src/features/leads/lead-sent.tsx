import type { TakenForm } from "#forms/kept-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import styles from "./lead.module.css";

type LeadSentProps = {
  readonly title: string;
  /** What happens now. */
  readonly next: string;
  /** What was sent; not there when the page is opened later. */
  readonly kept: TakenForm | undefined;
  /** The names of what is shown of it, in its order. */
  readonly fields: Readonly<Record<string, string>>;
};

/** What is shown once a lead has been taken: what happens next, and what was sent. */
export const LeadSent = async ({ title, next, kept, fields }: LeadSentProps) => {
  const t = await getScopedI18n("leads");
  const items = Object.entries(fields).flatMap(([name, label]): [string, string][] => {
    const text = kept?.texts[name]?.trim();
    return text ? [[label, text]] : [];
  });
  if (kept?.reference) items.push([t("reference"), kept.reference]);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{next}</p>
      {items.length > 0 && (
        <section className={styles.sent}>
          <h2>{t("sent")}</h2>
          <DefinitionList items={items} />
        </section>
      )}
    </div>
  );
};

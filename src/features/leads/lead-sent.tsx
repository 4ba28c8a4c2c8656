import type { ReactNode } from "react";
import type { BrowsingCode } from "#domain/browsing-codes.ts";
import { shortReference } from "#domain/short-reference.ts";
import type { TakenForm } from "#forms/stored-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./lead.module.css";
import type { RequestedVehicle } from "./requested-vehicle.ts";

type LeadSentProps = {
  readonly title: string;
  /** What happens next. */
  readonly next: string;
  /** The accepted form; undefined when the page is opened later. */
  readonly sent: TakenForm | undefined;
  /** The request waits until a mailed link is followed. */
  readonly waits?: boolean;
  /** Fields to show, in order. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Formatters for fields that are not shown as they were sent. */
  readonly format?: Readonly<Record<string, (text: string) => string>>;
  readonly vehicle?: RequestedVehicle | undefined;
  /** Event for tag managers, given consent. */
  readonly event?: BrowsingCode | undefined;
  /** Further links. */
  readonly children?: ReactNode;
};

/** Confirmation of an accepted form: what happens next, and what was sent. */
export const LeadSent = async ({
  title,
  next,
  sent,
  waits = false,
  fields = {},
  format = {},
  vehicle,
  event,
  children,
}: LeadSentProps) => {
  const t = await getScopedI18n("leads");
  const items = Object.entries(fields).flatMap(([name, label]): [string, string][] => {
    const text = sent?.texts[name]?.trim();
    return text ? [[label, format[name]?.(text) ?? text]] : [];
  });
  if (vehicle) items.unshift([t("vehicle"), vehicle.name]);
  if (sent?.reference) items.push([t("reference"), shortReference(sent.reference)]);
  return (
    <div className={styles.page} data-taken={sent && event}>
      <h1>{waits ? t("toConfirmTitle") : title}</h1>
      <p>{waits ? t("toConfirm") : next}</p>
      {items.length > 0 && (
        <section className={styles.sent}>
          <h2>{t("sent")}</h2>
          <DefinitionList items={items} />
        </section>
      )}
      {vehicle && (
        <p data-only="page">
          <SiteLink href={vehicle.path}>{t("backToVehicle")}</SiteLink>
        </p>
      )}
      {children}
    </div>
  );
};

import type { ReactNode } from "react";
import type { BrowsingCode } from "#domain/browsing-codes.ts";
import type { TakenForm } from "#forms/kept-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { AskedVehicle } from "./asked-vehicle.ts";
import styles from "./lead.module.css";

type LeadSentProps = {
  readonly title: string;
  /** What happens now. */
  readonly next: string;
  /** What was sent; not there when the page is opened later. */
  readonly kept: TakenForm | undefined;
  /** Nothing comes of it before a link was followed that was mailed. */
  readonly waits?: boolean;
  /** The names of what is shown of it, in its order. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What a field says where that is not what was sent. */
  readonly say?: Readonly<Record<string, (text: string) => string>>;
  readonly vehicle?: AskedVehicle | undefined;
  /** What tag managers are told, of whoever agrees to that. */
  readonly event?: BrowsingCode | undefined;
  /** Ways on. */
  readonly children?: ReactNode;
};

/** What is shown once a form has been taken: what happens next, and what was sent. */
export const LeadSent = async ({
  title,
  next,
  kept,
  waits = false,
  fields = {},
  say = {},
  vehicle,
  event,
  children,
}: LeadSentProps) => {
  const t = await getScopedI18n("leads");
  const items = Object.entries(fields).flatMap(([name, label]): [string, string][] => {
    const text = kept?.texts[name]?.trim();
    return text ? [[label, say[name]?.(text) ?? text]] : [];
  });
  if (vehicle) items.unshift([t("vehicle"), vehicle.name]);
  if (kept?.reference) items.push([t("reference"), kept.reference]);
  return (
    <div className={styles.page} data-taken={kept && event}>
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

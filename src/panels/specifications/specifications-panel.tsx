"use client";

import type { Specifications } from "#features/shortlist/specifications/build-specifications.ts";
import { useAnswer } from "#features/shortlist/use-answer.ts";
import { TechnicalData } from "#features/vehicle/vehicle-data/technical-data.tsx";
import { VehicleEquipment } from "#features/vehicle/vehicle-data/vehicle-equipment.tsx";
import es from "#locales/es/specifications.ts";
import pt from "#locales/pt/specifications.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import { PanelFailure } from "../panel-failure.tsx";
import type { PanelProps } from "../panel-module.ts";
import styles from "./specifications-panel.module.css";

const wordsOf = (locale: Locale) => ({ es, pt })[locale];

export const panelTitle = (locale: Locale): string => wordsOf(locale).title;

/** What a vehicle has and what it is, without leaving the list. */
export function PanelContent({ panel, locale }: PanelProps) {
  const words = wordsOf(locale);
  const { data, phase, retry } = useAnswer<Specifications>(
    `/api/specifications/${panel.subject}?locale=${locale}`,
  );
  if (phase === "failed")
    return (
      <div role="alert">
        <PanelFailure text={words.failed} retry={words.retry} onRetry={retry} />
      </div>
    );
  if (data === undefined) return <p role="status">{words.loading}</p>;
  return (
    <div className={styles.specifications}>
      <div className={styles.vehicle}>
        <DrawnPicture picture={data.picture} alt="" first />
        <h3>{data.name}</h3>
        <p>{data.version}</p>
        <p>{data.facts.join("\u00a0· ")}</p>
        <p>
          <strong>{data.price}</strong>
        </p>
        {data.status !== null && (
          <Notice type="info">
            <p>{words[data.status]}</p>
          </Notice>
        )}
        <ButtonLink href={data.path}>{words.page}</ButtonLink>
      </div>
      {data.technicalData.length > 0 && <TechnicalData groups={data.technicalData} />}
      {data.equipment.length > 0 && (
        <section>
          <h3>{words.equipment}</h3>
          <VehicleEquipment groups={data.equipment} />
        </section>
      )}
    </div>
  );
}

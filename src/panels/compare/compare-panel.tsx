"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { comparePath } from "#domain/compare-query.ts";
import { removeFromCompared } from "#features/shortlist/compare-list/compare-actions.ts";
import type { ListedVehicle } from "#features/shortlist/compare-list/compare-list.ts";
import {
  comparedOnServer,
  comparedVehicles,
  keepCompared,
  subscribeToCompared,
} from "#features/shortlist/compare-list/compare-store.ts";
import { compareWords } from "#features/shortlist/compare-words.ts";
import { type Comparison, onlyDifferences } from "#features/shortlist/comparison/comparison.ts";
import { ComparisonTable } from "#features/shortlist/comparison/comparison-table.tsx";
import { SpecificationsLink } from "#features/shortlist/comparison/specifications-link.tsx";
import { fill } from "#features/shortlist/fill.ts";
import { useAnswer } from "#features/shortlist/use-answer.ts";
import type { Locale } from "#platform/locale.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PanelFailure } from "../panel-failure.tsx";
import type { PanelProps } from "../panel-module.ts";
import styles from "./compare-panel.module.css";
import { comparePanelWords } from "./compare-panel-words.ts";
import { RoomForOneMore } from "./room-for-one-more.tsx";

export const panelTitle = (locale: Locale): string => compareWords(locale).title;

/** The vehicles of this device's list side by side. */
export function PanelContent({ locale, memory, remember, close }: PanelProps) {
  const words = compareWords(locale);
  const more = comparePanelWords(locale);
  const list = useSyncExternalStore(subscribeToCompared, comparedVehicles, comparedOnServer);
  const [differences, setDifferences] = useState(memory.differences === true);
  const vins = list.map(({ vin }) => vin);
  const { data, phase, retry } = useAnswer<Comparison>(
    vins.length === 0 ? undefined : `/api/comparison?vin=${vins.join(",")}&locale=${locale}`,
  );
  const gone = useTakenOff(list, phase === "shown" ? data : undefined);
  const rows = data && (differences ? onlyDifferences(data.groups) : data.groups);

  const toggleDifferences = () => {
    setDifferences(!differences);
    remember({ differences: !differences });
  };

  return (
    <div className={styles.panel}>
      <RoomForOneMore list={list} words={more} />
      {gone.length > 0 && (
        <Notice type="info">
          {gone.map(({ vin, name }) => (
            <p key={vin}>{fill(more.takenOff, { name })}</p>
          ))}
        </Notice>
      )}
      {phase === "failed" && (
        <div role="alert">
          <PanelFailure text={more.failed} retry={more.retry} onRetry={retry} />
        </div>
      )}
      {list.length === 0 && (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          <Button type="button" onClick={close}>
            {more.goOn}
          </Button>
        </div>
      )}
      {list.length > 0 && data === undefined && phase === "waiting" && <p role="status">{more.loading}</p>}
      {list.length > 0 && rows && data.vehicles.length > 0 && (
        <div className={styles.comparison} aria-busy={phase === "waiting"}>
          {data.unavailable > 0 && (
            <Notice type="warning">
              <p>{words.unavailable}</p>
            </Notice>
          )}
          <div className={styles.tools}>
            {data.vehicles.length > 1 && (
              <Button type="button" look="secondary" aria-pressed={differences} onClick={toggleDifferences}>
                {words.differences}
              </Button>
            )}
            <ButtonLink look="tertiary" rel="nofollow" href={comparePath(locale, vins, differences)}>
              {more.page}
            </ButtonLink>
          </div>
          {rows.length === 0 && <p>{words.same}</p>}
          <ComparisonTable
            comparison={{ vehicles: data.vehicles, groups: rows }}
            words={words}
            actions={({ vin, name, path }) => (
              <>
                <SpecificationsLink vin={vin} name={name} path={path} words={words} />
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={fill(words.remove, { name })}
                  onClick={() => removeFromCompared({ vin, name })}
                >
                  {words.removeShort}
                </button>
              </>
            )}
          />
          <p className={styles.note}>{words.borrowing}</p>
        </div>
      )}
    </div>
  );
}

/** Takes what is sold or unknown off the list, so that it holds no room, and remembers it to say so. */
function useTakenOff(list: readonly ListedVehicle[], answer: Comparison | undefined) {
  const [gone, setGone] = useState<readonly ListedVehicle[]>([]);
  useEffect(() => {
    if (!answer || answer.unavailable > 0 || answer.sold.length + answer.unknown === 0) return;
    const shown = new Set(answer.vehicles.map(({ vin }) => vin));
    const missing = list.filter(({ vin }) => !shown.has(vin));
    if (missing.length === 0) return;
    setGone((before) => [...before, ...missing]);
    keepCompared(list.filter(({ vin }) => shown.has(vin)));
  }, [answer, list]);
  return gone;
}

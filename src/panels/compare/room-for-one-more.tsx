"use client";

import { useEffect, useSyncExternalStore } from "react";
import { compareLimit } from "#domain/compare-limit.ts";
import { replaceCompared } from "#features/shortlist/compare-list/compare-actions.ts";
import type { ListedVehicle } from "#features/shortlist/compare-list/compare-list.ts";
import { subscribeToWish, wish, wishedVehicle } from "#features/shortlist/compare-list/wished-vehicle.ts";
import { fill } from "#features/shortlist/fill.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./compare-panel.module.css";
import type { ComparePanelWords } from "./compare-panel-words.ts";

const none = () => undefined;

export type RoomForOneMoreProps = {
  readonly list: readonly ListedVehicle[];
  readonly words: ComparePanelWords;
};

/** Asks which vehicle the fifth should replace; nothing when there is no fifth. */
export function RoomForOneMore({ list, words }: RoomForOneMoreProps) {
  const wished = useSyncExternalStore(subscribeToWish, wishedVehicle, none);
  useEffect(() => () => wish(undefined), []);
  if (wished === undefined || list.length < compareLimit) return null;
  return (
    <Notice type="info" title={fill(words.full, { limit: compareLimit })}>
      <p>{fill(words.whichOut, { name: wished.name })}</p>
      <ul className={styles.choices}>
        {list.map((vehicle) => (
          <li key={vehicle.vin}>
            <Button
              type="button"
              look="secondary"
              aria-label={fill(words.replace, { out: vehicle.name, name: wished.name })}
              onClick={() => replaceCompared(vehicle, wished)}
            >
              {vehicle.name}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button type="button" look="tertiary" onClick={() => wish(undefined)}>
          {words.keepAll}
        </Button>
      </p>
    </Notice>
  );
}

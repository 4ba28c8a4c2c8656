import { compareLimit } from "#domain/compare-limit.ts";
import { fill } from "#platform/fill.ts";
import type { WordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { ComparedVehicle } from "./comparison.ts";
import styles from "./comparison-page.module.css";

export type RoomForOneMoreProps = {
  readonly vehicles: readonly ComparedVehicle[];
  readonly words: WordsOf<"compare">;
};

/** Asks which vehicle to replace by the fifth. Shown by `fit-to-panel` when there is one, with its name. */
export const RoomForOneMore = ({ vehicles, words }: RoomForOneMoreProps) => (
  <div hidden data-room="">
    <Notice type="info" title={fill(words.full, { limit: compareLimit })}>
      <p data-text={words.whichOut} />
      <ul className={styles.choices}>
        {vehicles.map(({ vin, name }) => (
          <li key={vin}>
            <Button
              type="button"
              look="secondary"
              data-replace={vin}
              data-label={fill(words.replace, { out: name, name: "{name}" })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <Button type="button" look="tertiary" data-keep-all="">
          {words.keepAll}
        </Button>
      </p>
    </Notice>
  </div>
);

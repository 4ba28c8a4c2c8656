import { fill } from "#platform/fill.ts";
import type { WordsOf } from "#platform/wording.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Comparison } from "./comparison.ts";

/**
 * What is missing from a comparison and why; nothing if it is complete. In the panel it shows what was
 * removed from the list (`fit-to-panel`).
 */
export const ComparisonNotices = ({
  comparison: { sold, unknown, unavailable },
  words,
}: {
  readonly comparison: Pick<Comparison, "sold" | "unknown" | "unavailable">;
  readonly words: WordsOf<"compare">;
}) => (
  <>
    {(sold.length > 0 || unknown > 0) && (
      <Notice type="info">
        <div data-taken-off={words.takenOff}>
          {sold.map((name) => (
            <p key={name}>{fill(words.sold, { name })}</p>
          ))}
          {unknown > 0 && <p>{words.unknown}</p>}
        </div>
      </Notice>
    )}
    {unavailable > 0 && (
      <Notice type="warning">
        <p>{words.unavailable}</p>
      </Notice>
    )}
  </>
);

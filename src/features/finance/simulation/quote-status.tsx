import type { WordsOf } from "#platform/wording.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import type { SimulationView } from "../simulation-view-type.ts";
import styles from "./simulation.module.css";

type QuoteStatusProps = { readonly view: SimulationView; readonly words: WordsOf<"finance"> };

/** Status messages of a quote, and those that `start-quotes` may show later, by phase (`data-when`). */
export const QuoteStatus = ({ view, words }: QuoteStatusProps) => (
  <div role="status" className={styles.status}>
    {Object.entries({ failed: words.failed, limited: words.tooOften }).map(([phase, text]) => (
      <Notice key={phase} type="error" data-when={phase} hidden>
        <p>
          {text} {view.staleNotice}
        </p>
      </Notice>
    ))}
    <Notice type="info" data-when="repriced" hidden>
      <p>{view.priceChanged}</p>
    </Notice>
    {view.notices.length > 0 && (
      <Notice type="info">
        {view.notices.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    )}
    <VisuallyHidden data-when="updated repriced" hidden>
      {view.announcement}
    </VisuallyHidden>
  </div>
);

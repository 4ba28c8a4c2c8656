import { Notice } from "#ui/notice/notice.tsx";
import styles from "./live-notice.module.css";
import type { VehicleState } from "./vehicle-state.ts";

type LiveNoticeProps = {
  /** What the page was made with: of that it says nothing here. */
  readonly state: VehicleState;
  readonly words: Readonly<Record<VehicleState, { readonly title: string; readonly text: string }>>;
  readonly similar: { readonly href: string; readonly text: string };
  readonly reload: { readonly href: string; readonly text: string };
};

const states = ["available", "reserved", "bought"] as const;

/**
 * What may have happened to a vehicle since its page was made, hidden until `applyStatuses` shows the one that is true:
 * a cached page says it without being rendered again.
 */
export const LiveNotice = ({ state, words, similar, reload }: LiveNoticeProps) => (
  <div role="status" className={styles.news}>
    {states
      .filter((other) => other !== state)
      .map((other) => {
        const { title, text } = words[other];
        const way = other === "available" ? reload : similar;
        return (
          <div key={other} data-news={other} hidden>
            <Notice type={other === "bought" ? "warning" : "info"} title={title}>
              <p>{text}</p>
              <p>
                <a href={way.href}>{way.text}</a>
              </p>
            </Notice>
          </div>
        );
      })}
  </div>
);

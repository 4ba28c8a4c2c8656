import { Notice } from "#ui/notice/notice.tsx";
import styles from "./live-notice.module.css";
import type { VehicleState } from "./vehicle-state.ts";

type LiveNoticeProps = {
  /** The status when the page was rendered: it has no notice here. */
  readonly state: VehicleState;
  readonly words: Readonly<Record<VehicleState, { readonly title: string; readonly text: string }>>;
  readonly similar: { readonly href: string; readonly text: string };
  readonly reload: { readonly href: string; readonly text: string };
};

const states = ["available", "reserved", "bought"] as const;

/**
 * Notices for changes of a vehicle's status since the page was rendered, hidden until `applyStatuses` shows
 * the current one: a cached page needs no new render.
 */
export const LiveNotice = ({ state, words, similar, reload }: LiveNoticeProps) => (
  <div role="status" className={styles.news}>
    {states
      .filter((other) => other !== state)
      .map((other) => {
        const { title, text } = words[other];
        const way = other === "available" ? reload : similar;
        return (
          <Notice
            key={other}
            type={other === "bought" ? "warning" : "info"}
            title={title}
            data-news={other}
            hidden
          >
            <p>
              {text} <a href={way.href}>{way.text}</a>
            </p>
          </Notice>
        );
      })}
  </div>
);

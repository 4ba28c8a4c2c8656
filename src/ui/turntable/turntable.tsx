import { fill } from "#platform/fill.ts";
import { Overlay } from "../overlay/overlay.tsx";
import { degreesOf } from "./turn.ts";
import styles from "./turntable.module.css";

/** `degrees` contains `{degrees}`; `progress` contains `{loaded}` and `{total}`. */
export type TurntableWords = Readonly<
  Record<"label" | "close" | "slider" | "degrees" | "hint" | "progress" | "failed" | "retry", string>
>;

export type TurntableProps = {
  /** Addresses of the frames, evenly spaced over one turn. */
  readonly frames: readonly string[];
  readonly alt: string;
  /** Turns once by itself when it opens, unless the visitor prefers reduced motion. */
  readonly turnsOnShow: boolean;
  readonly words: TurntableWords;
};

/**
 * The dialog that rotates a vehicle, initially closed, with a slider of degrees for keyboard and screen
 * readers. Place it in the element marked `data-gallery`, with the control `data-action="turn"` that opens
 * it.
 */
export const Turntable = ({ frames, alt, turnsOnShow, words }: TurntableProps) => (
  <Overlay name="turntable" label={words.label} closeLabel={words.close}>
    <div
      className={styles.frame}
      data-status="loading"
      data-frames={JSON.stringify(frames)}
      data-turns={turnsOnShow || undefined}
    >
      <div
        className={styles.stage}
        role="slider"
        tabIndex={0}
        aria-label={words.slider}
        aria-valuemin={0}
        aria-valuemax={degreesOf(frames.length - 1, frames.length)}
        aria-valuenow={0}
        data-alt={alt}
        data-degrees={words.degrees}
      />
      <div
        className={styles.note}
        role="status"
        data-loading-text={fill(words.progress, { loaded: "{loaded}", total: frames.length })}
        data-shown-text={words.hint}
        data-error-text={words.failed}
      >
        <p />
        <button type="button" data-act="retry" hidden>
          {words.retry}
        </button>
      </div>
    </div>
  </Overlay>
);

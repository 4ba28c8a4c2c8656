import { fill } from "#platform/fill.ts";
import { Icon } from "../icon/icon.tsx";
import { Overlay } from "../overlay/overlay.tsx";
import { type OverlayTool, ToolButton } from "../overlay/tool-button.tsx";
import styles from "./image-preview.module.css";

/** `counter` contains `{number}` and `{total}`. */
export type PreviewWords = Readonly<
  Record<
    | "label"
    | "close"
    | "previous"
    | "next"
    | "zoomIn"
    | "zoomOut"
    | "reset"
    | "rotateLeft"
    | "rotateRight"
    | "loading"
    | "failed"
    | "empty"
    | "retry"
    | "counter",
    string
  >
>;

export type ImagePreviewProps = {
  /** Number of pictures. */
  readonly count: number;
  readonly words: PreviewWords;
};

/**
 * The dialog that enlarges the pictures of a gallery, initially closed. Place it in the element marked
 * `data-gallery`, whose links `data-action="enlarge"` have the files as targets; `enlarge` opens it.
 */
export const ImagePreview = ({ count, words }: ImagePreviewProps) => {
  const tools: readonly Omit<OverlayTool, "disabled">[] = [
    { icon: "zoom-in", label: words.zoomIn, act: "in" },
    { icon: "zoom-out", label: words.zoomOut, act: "out" },
    { icon: "fit", label: words.reset, act: "reset" },
    { icon: "rotate-left", label: words.rotateLeft, act: "left" },
    { icon: "rotate-right", label: words.rotateRight, act: "right" },
  ];
  return (
    <Overlay
      name="preview"
      label={words.label}
      closeLabel={words.close}
      tools={tools.map((tool) => ({ ...tool, disabled: true }))}
    >
      <figure className={styles.frame} data-status="loading">
        <div className={styles.stage} data-stage="">
          <span data-written="" />
          <p className={styles.note} data-when="loading">
            {words.loading}
          </p>
          <div className={styles.note} data-when="error">
            <Icon name="error" size={40} />
            <p data-failed="">{count === 0 ? words.empty : words.failed}</p>
            {count > 0 && (
              <button type="button" data-act="retry">
                {words.retry}
              </button>
            )}
          </div>
        </div>
        <figcaption className={styles.caption}>
          {count > 1 && <ToolButton icon="left" label={words.previous} act="previous" />}
          <p role="status" data-counter={fill(words.counter, { number: "{number}", total: count })}>
            <span />
            <span />
          </p>
          {count > 1 && <ToolButton icon="right" label={words.next} act="next" />}
        </figcaption>
      </figure>
    </Overlay>
  );
};

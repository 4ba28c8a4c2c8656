import { getScopedI18n } from "#platform/i18n.ts";
import { ImagePreview } from "#ui/image-preview/image-preview.tsx";
import { Turntable } from "#ui/turntable/turntable.tsx";

/** Turntable of a vehicle: the addresses of its frames, and whether it turns by itself when it opens. */
export type Turn = { readonly frames: readonly string[]; readonly turnsOnShow: boolean };

type GalleryOverlaysProps = {
  readonly name: string;
  /** Number of pictures of the gallery. */
  readonly count: number;
  readonly turn: Turn | undefined;
};

/** Overlays of a gallery, initially closed: enlarged pictures and turntable. */
export const GalleryOverlays = async ({ name, count, turn }: GalleryOverlaysProps) => {
  const t = await getScopedI18n("vehicle.overlay");
  return (
    <>
      <ImagePreview
        count={count}
        words={{
          label: t("label", { name }),
          close: t("close"),
          previous: t("previous"),
          next: t("next"),
          zoomIn: t("zoomIn"),
          zoomOut: t("zoomOut"),
          reset: t("reset"),
          rotateLeft: t("rotateLeft"),
          rotateRight: t("rotateRight"),
          loading: t("loading"),
          failed: t("failed"),
          empty: t("empty"),
          retry: t("retry"),
          counter: t("counter", { number: "{number}", total: "{total}" }),
        }}
      />
      {turn && (
        <Turntable
          {...turn}
          alt={t("turnAlt", { name })}
          words={{
            label: t("turnLabel", { name }),
            close: t("close"),
            slider: t("turnSlider", { name }),
            degrees: t("turnDegrees", { degrees: "{degrees}" }),
            hint: t("turnHint"),
            progress: t("turnProgress", { loaded: "{loaded}", total: "{total}" }),
            failed: t("turnFailed"),
            retry: t("retry"),
          }}
        />
      )}
    </>
  );
};

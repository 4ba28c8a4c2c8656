import type { Picture as PictureData } from "#contract/picture.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { iconBefore } from "#ui/icon/icon.tsx";
import { ImagePreview } from "#ui/image-preview/image-preview.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { pictureSources } from "#ui/picture/picture-sources.ts";
import { PictureOverlays } from "#ui/picture-overlays/picture-overlays.tsx";
import { Turntable } from "#ui/turntable/turntable.tsx";
import styles from "./vehicle-gallery.module.css";

/** Turntable of a vehicle: the addresses of its frames, and whether it turns by itself when it opens. */
type Turn = { readonly frames: readonly string[]; readonly turnsOnShow: boolean };

type GalleryOverlaysProps = {
  readonly name: string;
  /** Number of pictures of the gallery. */
  readonly count: number;
  readonly turn: Turn | undefined;
};

/** Overlays of a gallery, initially closed: enlarged pictures and turntable. */
const GalleryOverlays = async ({ name, count, turn }: GalleryOverlaysProps) => {
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

/** Camera positions with a translated name. */
const knownViews = [
  "front-three-quarter",
  "front-three-quarter-left",
  "front-three-quarter-right",
  "rear-three-quarter",
  "side",
  "front",
  "rear",
  "interior",
  "odometer",
  "boot",
  "wheel",
  "engine",
  "detail",
] as const;

type KnownView = (typeof knownViews)[number];

/** Whether a camera position has a translated name. */
const isKnownView = (view: string | undefined): view is KnownView =>
  knownViews.some((known) => known === view);

export type VehicleGalleryProps = {
  /** Prefix for ids; unique on the page. */
  readonly id: string;
  readonly name: string;
  /** Placeholder without pictures. */
  readonly kind: VehicleKind;
  readonly pictures: readonly PictureData[];
  /** Notice about all of them. */
  readonly note?: string | undefined;
  /** The turntable, where there is one. */
  readonly turn?: Turn | undefined;
};

const mostThumbnails = 8;

/**
 * The pictures of a vehicle in a row that snaps, with thumbnails below. Each picture links to its largest
 * file, which enlarges it without scripts.
 */
export const VehicleGallery = async (props: VehicleGalleryProps) => {
  const { id, name, kind, pictures, note, turn } = props;
  const t = await getScopedI18n("vehicle");
  const total = pictures.length;
  if (total === 0)
    return (
      <div className={styles.gallery}>
        <Picture picture={undefined} kind={kind} alt={name} sizes="100vw" first />
      </div>
    );
  const viewOf = ({ view }: PictureData) => (isKnownView(view) ? t(`view.${view}`) : name);
  const altOf = (picture: PictureData) => picture.alt ?? [...new Set([name, viewOf(picture)])].join(", ");
  return (
    <section className={styles.gallery} id={id} aria-label={t("gallery", { name })} data-gallery="">
      <ul className={styles.strip}>
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            id={`${id}-${index + 1}`}
            data-at={total > 1 ? t("counter", { number: index + 1, total }) : undefined}
          >
            <a
              href={pictureSources(picture).src}
              aria-label={t("enlarge", { number: index + 1, total, view: viewOf(picture) })}
              data-gallery-picture={index}
              data-action="enlarge"
              data-needs-script=""
            >
              <Picture
                picture={picture}
                kind={kind}
                alt={altOf(picture)}
                sizes="(width > 1280px) 824px, (width > 1024px) 62vw, 100vw"
                first={index === 0}
              />
            </a>
            <PictureOverlays picture={picture} />
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {turn && (
        <button
          {...iconBefore("rotate-right")}
          type="button"
          className={styles.turn}
          data-action="turn"
          data-needs-script=""
          data-turntable=""
        >
          {t("overlay.turn")}
        </button>
      )}
      {total > 1 && (
        <nav aria-label={t("thumbnails")} className={styles.thumbnails}>
          {pictures.slice(0, mostThumbnails).map((picture, index) => (
            <a
              key={picture.url}
              href={`#${id}-${index + 1}`}
              aria-label={t("picture", { number: index + 1, total })}
            >
              <Picture picture={picture} kind={kind} alt="" sizes="104px" />
            </a>
          ))}
        </nav>
      )}
      <GalleryOverlays name={name} count={total} turn={turn} />
    </section>
  );
};

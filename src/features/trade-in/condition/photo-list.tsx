import { type PictureFault, pictureFaults } from "#domain/picture-query.ts";
import { type PointOfView, pointsOfView } from "#domain/points-of-view.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FieldError } from "#ui/text-input/field-error.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import styles from "./photos.module.css";
import { type PictureOwner, pictureAddress, picturesAddress } from "./picture-address.ts";

type PhotoListProps = {
  readonly locale: Locale;
  readonly owner: PictureOwner;
  readonly files: readonly { readonly id: string; readonly pov: PointOfView }[];
  /** Result of the last change without a script. */
  readonly query: URLSearchParams;
  readonly isClosed?: boolean;
  /** Whether the service can delete photos. */
  readonly isRemovable: boolean;
};

/** Photos of a car, one for each point of view: each a form of its own, which works without scripts. */
export const PhotoList = async ({
  locale,
  owner,
  files,
  query,
  isClosed = false,
  isRemovable,
}: PhotoListProps) => {
  const t = await getScopedI18n("carCondition");
  const viewOf = (key: "pov" | "saved" | "removed") => pointsOfView.find((pov) => pov === query.get(key));
  const [saved, removed, refused] = [viewOf("saved"), viewOf("removed"), viewOf("pov")];
  const fault = pictureFaults.find((each) => each === query.get("error"));
  const result = saved
    ? t("photoSaved", { view: t(`povs.${saved}`) })
    : removed && t("photoRemoved", { view: t(`povs.${removed}`) });
  const shown = isClosed
    ? pointsOfView.filter((pov) => files.some((file) => file.pov === pov))
    : pointsOfView;
  return (
    <>
      {!isClosed && <p>{t("photosForm")}</p>}
      {result && (
        <Notice type="success">
          <p>{result}</p>
        </Notice>
      )}
      {fault && refused === undefined && (
        <Notice type="error">
          <p>{t(`photoErrors.${fault}`)}</p>
        </Notice>
      )}
      {!isClosed && (
        <p className={styles.several}>
          <label htmlFor="photos-several">{t("chooseSeveral")}</label>
          <input id="photos-several" type="file" multiple accept={accepted} data-upload="" />
        </p>
      )}
      <ul className={styles.photos} data-faults={JSON.stringify(wordsOf(locale, "carCondition").photoErrors)}>
        {shown.map((pov) => (
          <Photo
            key={pov}
            locale={locale}
            owner={owner}
            pov={pov}
            fileId={files.find((file) => file.pov === pov)?.id}
            isRemovable={isRemovable}
            fault={refused === pov ? fault : undefined}
            isClosed={isClosed}
          />
        ))}
      </ul>
    </>
  );
};

type PhotoProps = Pick<PhotoListProps, "locale" | "owner" | "isRemovable"> & {
  readonly pov: PointOfView;
  readonly fileId: string | undefined;
  readonly fault: PictureFault | undefined;
  readonly isClosed: boolean;
};

/** File types that scripts upload once chosen: resized, or refused with a message. */
const accepted = "image/jpeg,image/png,image/webp";

const Photo = async ({ locale, owner, pov, fileId, fault, isClosed, isRemovable }: PhotoProps) => {
  const t = await getScopedI18n("carCondition");
  const view = { view: t(`povs.${pov}`) };
  const inputId = `photo-${pov}`;
  return (
    <li id={pov}>
      <h2>{view.view}</h2>
      {fileId ? (
        <img
          src={pictureAddress(owner, pov, fileId)}
          alt={t("photoOf", view)}
          loading="lazy"
          width={320}
          height={240}
        />
      ) : (
        <span className={styles.empty} aria-hidden="true" />
      )}
      {!isClosed && (
        <form
          action={picturesAddress}
          method="post"
          encType="multipart/form-data"
          data-upload=""
          data-sending={wordsOf(locale, "carCondition").sending}
          data-again={t("again")}
          data-waiting={t("waiting")}
          data-saved={t("photoSaved", view)}
        >
          <PhotoOf owner={owner} pov={pov} locale={locale} />
          <label htmlFor={inputId}>
            <span aria-hidden="true">{t(fileId ? "change" : "choose")}</span>
            <VisuallyHidden>{t(fileId ? "changePhoto" : "choosePhoto", view)}</VisuallyHidden>
          </label>
          <input
            id={inputId}
            type="file"
            name="image"
            required
            accept={accepted}
            aria-invalid={fault !== undefined}
            aria-describedby={`${inputId}-error`}
          />
          <FieldError id={`${inputId}-error`} text={fault && t(`photoErrors.${fault}`)} />
          <Button aria-label={t("sendPhoto", view)}>{t("send")}</Button>
          <p role="status" />
        </form>
      )}
      {!isClosed && isRemovable && (
        <form action={picturesAddress} method="post" encType="multipart/form-data" hidden={!fileId}>
          <PhotoOf owner={owner} pov={pov} locale={locale} />
          <Button name="remove" value="1" look="tertiary" size="ghost" aria-label={t("removePhoto", view)}>
            {t("remove")}
          </Button>
        </form>
      )}
    </li>
  );
};

/** Hidden fields: the photo that a form is about, and the language of the response. */
const PhotoOf = ({ owner, pov, locale }: Pick<PhotoProps, "owner" | "pov" | "locale">) => (
  <>
    <input type="hidden" name="id" value={owner.id} />
    {owner.isRequest && <input type="hidden" name="request" value="1" />}
    <input type="hidden" name="pov" value={pov} />
    <input type="hidden" name="locale" value={locale} />
  </>
);

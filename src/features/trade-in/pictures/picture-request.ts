import { addressValue } from "#domain/address-value.ts";
import { type PointOfView, pointsOfView } from "#domain/points-of-view.ts";
import { localeOfPath } from "#domain/routes.ts";
import { isLocale, type Locale } from "#platform/locale.ts";

/** Identifies a photo of a trade-in, whose owner the service checks, or of the request that an id is the key of. */
export interface PictureSubject {
  readonly id: string;
  readonly isRequest: boolean;
  readonly pov: PointOfView;
}

/** A change of a photo; without an image none was chosen. */
export interface PictureChange extends PictureSubject {
  readonly locale: Locale;
  readonly removes: boolean;
  readonly image: File | undefined;
}

/** Parses the photo of a form or an address; undefined if invalid. */
export const readPictureSubject = (
  read: (name: "id" | "pov" | "request") => unknown,
): PictureSubject | undefined => {
  const id = read("id");
  const pov = pointsOfView.find((each) => each === read("pov"));
  if (typeof id !== "string" || !new RegExp(`^${addressValue}$`).test(id) || pov === undefined)
    return undefined;
  return { id, pov, isRequest: read("request") === "1" };
};

/** The language of the form: its field, or that of the page's address. */
const localeOf = (form: FormData, referer: string | null): Locale => {
  const field = form.get("locale");
  if (typeof field === "string" && isLocale(field)) return field;
  return localeOfPath(URL.parse(referer ?? "")?.pathname ?? "/");
};

/**
 * Without a chosen file, browsers send one with an empty name and no bytes. One with a name was chosen, even
 * if it has 0 bytes.
 */
const wasChosen = ({ name, size }: File): boolean => name !== "" || size > 0;

/**
 * Parses the form of a photo: `id`, `pov`, and `image` or `remove`. Undefined for a truncated form, or one
 * without a photo.
 */
export const readPictureChange = async (request: Request): Promise<PictureChange | undefined> => {
  const form = await request.formData().catch(() => undefined);
  const subject = form && readPictureSubject((name) => form.get(name));
  if (!form || !subject) return undefined;
  const image = form.get("image");
  return {
    ...subject,
    locale: localeOf(form, request.headers.get("referer")),
    removes: Boolean(form.get("remove")),
    image: image instanceof File && wasChosen(image) ? image : undefined,
  };
};

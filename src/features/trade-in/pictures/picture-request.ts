import { addressValue } from "#domain/address-value.ts";
import { type PointOfView, pointsOfView } from "#domain/points-of-view.ts";
import { localeOfPath } from "#domain/routes.ts";
import { isLocale, type Locale } from "#platform/locale.ts";

/** Which picture of which trade-in; whose that is the service decides. */
export interface PictureSubject {
  readonly id: string;
  readonly pov: PointOfView;
}

/** What is to be done with a picture; an image that is missing was not chosen. */
export interface PictureChange extends PictureSubject {
  readonly locale: Locale;
  readonly removes: boolean;
  readonly image: File | undefined;
}

/** The picture that fields of a form or an address name; undefined where they name none. */
export const readPictureSubject = (read: (name: "id" | "pov") => unknown): PictureSubject | undefined => {
  const id = read("id");
  const pov = pointsOfView.find((each) => each === read("pov"));
  if (typeof id !== "string" || !new RegExp(`^${addressValue}$`).test(id) || pov === undefined)
    return undefined;
  return { id, pov };
};

/** The language of the page that sent a form: its field, or the page's address where it has none. */
const localeOf = (form: FormData, referer: string | null): Locale => {
  const field = form.get("locale");
  if (typeof field === "string" && isLocale(field)) return field;
  return localeOfPath(URL.parse(referer ?? "")?.pathname ?? "/");
};

/** Where no file was chosen, browsers send one without a name and without bytes. One with a name was chosen, even of 0 bytes. */
const wasChosen = ({ name, size }: File): boolean => name !== "" || size > 0;

/** Reads the form of a picture: `id`, `pov`, and `image` or `remove`. Undefined where it is broken off or names no picture. */
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

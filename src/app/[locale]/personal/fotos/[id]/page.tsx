import "#cms/form-styles.ts";
import { call } from "#api/call.ts";
import { PhotosPage } from "#features/trade-in/condition/photos-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../../form-metadata.ts";
import { readLocale } from "../../../read-locale.ts";
import { type StoredProps, storedPage } from "../../stored-page.tsx";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: StoredProps) =>
  formMetadata(wordsOf(await readLocale(props), "carCondition").photosTitle);

/** The photos of one car of the signed-in visitor. */
export default function Page(props: StoredProps) {
  return storedPage(props, {
    under: "tradeIns",
    route: "tradeInPictures",
    load: (input, caller) => call("tradeIn", input, caller),
    render: (stored, { locale, query }) => <PhotosPage locale={locale} stored={stored} query={query} />,
  });
}

import "#cms/form-styles.ts";
import { call } from "#api/call.ts";
import { ReservationPage } from "#features/reservation/personal/reservation-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../../form-metadata.ts";
import { readLocale } from "../../../read-locale.ts";
import { readFormQuery } from "../../../read-query.ts";
import { type StoredProps, storedPage } from "../../stored-page.tsx";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: StoredProps) => {
  const locale = await readLocale(props);
  const { formState } = await readFormQuery(props);
  const { title } = wordsOf(locale, "reservations");
  return formMetadata(title, formState);
};

/** One reservation of the signed-in visitor. */
export default function Page(props: StoredProps) {
  return storedPage(props, {
    under: "reservations",
    route: "reservation",
    load: (input, caller) => call("reservation", input, caller),
    render: (stored, { locale, formState, query }) => (
      <ReservationPage
        locale={locale}
        stored={stored}
        isAsked={query.get("confirm") === "cancel"}
        formState={formState}
      />
    ),
  });
}

import "#cms/form-styles.ts";
import { call } from "#api/call.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { ReservationsPage } from "#features/reservation/personal/reservations-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../form-metadata.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) =>
  formMetadata(wordsOf(await readLocale(props), "reservations").title);

/** Reservations of the signed-in visitor. */
export default async function Page(props: LocaleProps) {
  const locale = await readLocale(props);
  const { token, sessionId } = await requireVisitor("reservations", locale);
  const answer = await call("reservations", {}, { locale, token, sessionId });
  return (
    <PersonalPage route="reservations" locale={locale} answer={answer}>
      {(reservations) => <ReservationsPage locale={locale} reservations={reservations} />}
    </PersonalPage>
  );
}

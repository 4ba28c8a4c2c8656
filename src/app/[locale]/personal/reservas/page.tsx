import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { call } from "#api/call.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { ReservationsPage } from "#features/reservation/personal/reservations-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps): Promise<Metadata> => ({
  title: wordsOf(await readLocale(props), "reservations").title,
  robots: { index: false, follow: false },
});

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

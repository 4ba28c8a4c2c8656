import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { call } from "#api/call.ts";
import { MissingPage } from "#cms/frame/missing-page.tsx";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { routePath } from "#domain/route-paths.ts";
import { ReservationPage } from "#features/reservation/personal/reservation-page.tsx";
import { missingPage } from "#pipeline/missing-page.ts";
import { fill } from "#platform/fill.ts";
import { wordsOf } from "#platform/wording.ts";
import { readFormSegments } from "../../../../read-form-segments.ts";
import { readLocale } from "../../../../read-locale.ts";
import { requireVisitor } from "../../../require-visitor.ts";
import type { StoredProps } from "../../../stored-props.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: StoredProps): Promise<Metadata> => {
  const locale = await readLocale(props);
  const { asked } = readFormSegments((await props.params).rest);
  const { title } = wordsOf(locale, "reservations");
  return {
    title: asked === "review" ? fill(wordsOf(locale, "forms").errorTitle, () => title) : title,
    robots: { index: false, follow: false },
  };
};

/** One reservation of whoever is signed in; somebody else's is as unknown as one that nobody has. */
export default async function Page(props: StoredProps) {
  const locale = await readLocale(props);
  const { id, rest } = await props.params;
  const { asked, query } = readFormSegments(rest);
  const { token, sessionId } = await requireVisitor("reservations", locale);
  const answer = await call("reservation", { params: { id } }, { locale, token, sessionId });
  if (!answer.ok) {
    const missing = missingPage(routePath("reservation", locale, { id }), locale, answer.error.kind);
    if (missing) return <MissingPage locale={locale} answer={missing} />;
  }
  return (
    <PersonalPage
      route="reservations"
      address={(each) => routePath("reservation", each, { id })}
      locale={locale}
      answer={answer}
    >
      {(stored) => (
        <ReservationPage
          locale={locale}
          stored={stored}
          isAsked={query.get("confirm") === "cancel"}
          formState={asked}
        />
      )}
    </PersonalPage>
  );
}

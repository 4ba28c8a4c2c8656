import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { call } from "#api/call.ts";
import { MissingPage } from "#cms/frame/missing-page.tsx";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { routePath } from "#domain/route-paths.ts";
import { TradeInPage } from "#features/trade-in/personal/trade-in-page.tsx";
import { missingPage } from "#pipeline/missing-page.ts";
import { wordsOf } from "#platform/wording.ts";
import { readFormSegments } from "../../../../read-form-segments.ts";
import { readLocale } from "../../../../read-locale.ts";
import { requireVisitor } from "../../../require-visitor.ts";
import type { StoredProps } from "../../../stored-props.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: StoredProps): Promise<Metadata> => ({
  title: wordsOf(await readLocale(props), "tradeIns").title,
  robots: { index: false, follow: false },
});

/** One car of whoever is signed in; somebody else's is as unknown as one that nobody has. */
export default async function Page(props: StoredProps) {
  const locale = await readLocale(props);
  const { id, rest } = await props.params;
  const { asked, query } = readFormSegments(rest);
  const { token, sessionId } = await requireVisitor("tradeIns", locale);
  const answer = await call("tradeIn", { params: { id } }, { locale, token, sessionId });
  if (!answer.ok) {
    const missing = missingPage(routePath("tradeIn", locale, { id }), locale, answer.error.kind);
    if (missing) return <MissingPage locale={locale} answer={missing} />;
  }
  const confirm = query.get("confirm");
  return (
    <PersonalPage
      route="tradeIns"
      address={(each) => routePath("tradeIn", each, { id })}
      locale={locale}
      answer={answer}
    >
      {(stored) => (
        <TradeInPage
          locale={locale}
          stored={stored}
          confirms={confirm === "cancel" || confirm === "delete" ? confirm : undefined}
          confirmState={asked}
        />
      )}
    </PersonalPage>
  );
}

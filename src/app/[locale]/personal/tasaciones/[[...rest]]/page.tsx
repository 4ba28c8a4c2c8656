import "#cms/form-styles.ts";
import type { Metadata } from "next";
import { call } from "#api/call.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { TradeInsPage } from "#features/trade-in/personal/trade-ins-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { type FormProps, readFormSegments } from "../../../read-form-segments.ts";
import { readLocale } from "../../../read-locale.ts";
import { requireVisitor } from "../../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: FormProps): Promise<Metadata> => ({
  title: wordsOf(await readLocale(props), "tradeIns").title,
  robots: { index: false, follow: false },
});

/** Trade-ins of the signed-in visitor. */
export default async function Page(props: FormProps) {
  const locale = await readLocale(props);
  const { formState } = readFormSegments((await props.params).rest);
  const { token, sessionId } = await requireVisitor("tradeIns", locale);
  const answer = await call("tradeIns", {}, { locale, token, sessionId });
  return (
    <PersonalPage route="tradeIns" locale={locale} answer={answer}>
      {(tradeIns) => <TradeInsPage locale={locale} tradeIns={tradeIns} isDeleted={formState === "done"} />}
    </PersonalPage>
  );
}

import "#cms/form-styles.ts";
import { PersonalPage } from "#cms/frame/personal-page.tsx";
import { loadOwnCars } from "#features/trade-in/personal/load-own-cars.ts";
import { TradeInsPage } from "#features/trade-in/personal/trade-ins-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../form-metadata.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";
import { type QueryProps, readFormQuery } from "../../read-query.ts";
import { requireVisitor } from "../require-visitor.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) =>
  formMetadata(wordsOf(await readLocale(props), "tradeIns").title);

/** Trade-ins of the signed-in visitor. */
export default async function Page(props: QueryProps) {
  const locale = await readLocale(props);
  const { formState } = await readFormQuery(props);
  const { token, sessionId } = await requireVisitor("tradeIns", locale);
  const answer = await loadOwnCars({ locale, token, sessionId });
  return (
    <PersonalPage route="tradeIns" locale={locale} answer={answer}>
      {(cars) => <TradeInsPage locale={locale} {...cars} isDeleted={formState === "done"} />}
    </PersonalPage>
  );
}

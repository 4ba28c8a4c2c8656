import "#cms/form-styles.ts";
import { call } from "#api/call.ts";
import { MissingPage } from "#cms/frame/missing-page.tsx";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { routePath } from "#domain/route-paths.ts";
import { CarRequestPage } from "#features/trade-in/car-request-page.tsx";
import { missingPage, unfetchedPage } from "#pipeline/missing-page.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../form-metadata.ts";
import { readLocale } from "../../read-locale.ts";
import { type QueryProps, readFormQuery } from "../../read-query.ts";

export const dynamic = "force-dynamic";

interface Props extends QueryProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
}

export const generateMetadata = async (props: Props) =>
  formMetadata(wordsOf(await readLocale(props), "tradeIn").requestTitle);

/** A car that a dealer is to value, for holders of the key in the address. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const { id } = await props.params;
  const address = (each: Locale) => routePath("carRequest", each, { id });
  const answer = await call("carRequest", { params: { id } }, { locale });
  if (!answer.ok) {
    const { kind } = answer.error;
    const path = address(locale);
    const missing = missingPage(path, locale, kind) ?? unfetchedPage(path, locale, kind);
    return <MissingPage locale={locale} answer={missing} />;
  }
  return (
    <OutsideContentPage route={address} locale={locale}>
      <CarRequestPage locale={locale} id={id} request={answer.value} {...(await readFormQuery(props))} />
    </OutsideContentPage>
  );
}

import "#cms/form-styles.ts";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { AppointmentPage } from "#features/trade-in/appointment-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../form-metadata.ts";
import { type LocaleProps, readLocale } from "../read-locale.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps) =>
  formMetadata(wordsOf(await readLocale(props), "tradeIn").appointmentName);

/** The booking at the end of a trade-in, for visitors who are not signed in. */
export default async function Page(props: LocaleProps) {
  const locale = await readLocale(props);
  return (
    <OutsideContentPage route="appointment" locale={locale}>
      <AppointmentPage locale={locale} />
    </OutsideContentPage>
  );
}

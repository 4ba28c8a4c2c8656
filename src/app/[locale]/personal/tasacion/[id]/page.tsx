import "#cms/form-styles.ts";
import { call } from "#api/call.ts";
import { isConfirmed } from "#features/trade-in/personal/confirm-form.tsx";
import { TradeInPage } from "#features/trade-in/personal/trade-in-page.tsx";
import { wordsOf } from "#platform/wording.ts";
import { formMetadata } from "../../../form-metadata.ts";
import { readLocale } from "../../../read-locale.ts";
import { type StoredProps, storedPage } from "../../stored-page.tsx";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: StoredProps) =>
  formMetadata(wordsOf(await readLocale(props), "tradeIns").title);

/** One car of the signed-in visitor, and its valuation. */
export default function Page(props: StoredProps) {
  return storedPage(props, {
    under: "tradeIns",
    route: "tradeIn",
    load: (input, caller) => call("tradeIn", input, caller),
    render: (stored, { locale, formState, query }) => {
      const confirm = query.get("confirm");
      return (
        <TradeInPage
          locale={locale}
          stored={stored}
          confirms={isConfirmed(confirm) ? confirm : undefined}
          confirmState={formState}
        />
      );
    },
  });
}

import { wizardPath } from "#domain/wizard-address.ts";
import { postalCodeBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "../trade-in.module.css";

type PlaceFormProps = {
  readonly locale: Locale;
  /** Query of the page. */
  readonly query: URLSearchParams;
};

/** Form for the postal code by which dealers are sorted, in the address. */
export const PlaceForm = async ({ locale, query }: PlaceFormProps) => {
  const t = await getScopedI18n("tradeIn");
  const zip = query.get("zip") ?? undefined;
  const place = zip && postalAreaOf(zip)?.name;
  const { example } = marketOf(locale).postalCode;
  return (
    <form action={wizardPath("trade-in", locale, "dealer")} className={styles.place}>
      {[...query]
        .filter(([name]) => name !== "zip")
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <TextField
        id="dealer-zip"
        name="zip"
        label={t("zip")}
        defaultValue={zip}
        maxLength={10}
        inputMode={/\D/.test(example) ? "text" : "numeric"}
        autoComplete="postal-code"
        {...postalCodeBox(locale)}
        error={zip && !place ? t("zipInvalid", { example }) : undefined}
      />
      <Button look="secondary">{t("zipSend")}</Button>
      {place && <p role="status">{t("near", { place })}</p>}
    </form>
  );
};

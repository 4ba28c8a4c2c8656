import { wizardAddress } from "#domain/wizard-address.ts";
import { plateBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "./plate-form.module.css";
import { startedFields } from "./started-fields.ts";

/**
 * Starts a trade-in from any page, including cached ones: the plate is posted to the first page of the
 * wizard, so that it does not appear in addresses and logs. Visitors who do not know it start without.
 */
export const PlateForm = async ({ submit }: { readonly submit: string }) => {
  const t = await getScopedI18n("tradeIn");
  const locale = await getCurrentLocale();
  return (
    <form action="/api/trade-in" method="post" className={styles.form}>
      <input type="hidden" name={startedFields.locale} value={locale} />
      <TextField
        name={startedFields.plate}
        label={t("plate")}
        help={t("plateHelp", { example: marketOf(locale).plate.example })}
        maxLength={20}
        required
        {...plateBox(locale)}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <Button size="large">{submit}</Button>
      <ButtonLink
        href={wizardAddress("trade-in", locale, "plate", "noPlate=1")}
        look="tertiary"
        rel="nofollow"
      >
        {t("noPlate")}
      </ButtonLink>
    </form>
  );
};

import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import type { CarTexts } from "./found-car.ts";
import styles from "./trade-in.module.css";

/** Known facts about a car. */
export const CarFacts = async ({ car, locale }: { readonly car: CarTexts; readonly locale: Locale }) => {
  const t = await getScopedI18n("tradeIn");
  return (
    <DefinitionList
      className={styles.facts}
      items={[
        [t("brand"), car.brand],
        [t("model"), car.model],
        [t("version"), car.version],
        [t("fuel"), car.fuel],
        [t("transmission"), car.transmission],
        [t("registered"), marketOf(locale).formats.month(`${car.plateDate}T12:00:00Z`)],
      ]}
    />
  );
};

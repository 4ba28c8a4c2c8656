import { loadPickupDealers } from "#api/pickup-dealers.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { postalCodeBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceGroup } from "#ui/choice-group/choice-group.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { ChoiceField } from "#ui/text-input/choice-field.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { chooseDelivery } from "../actions/choose-delivery.ts";
import { deliveryChoices, deliveryControls } from "../fields/delivery-fields.ts";
import { figuresOf } from "../figures/priced-by.ts";
import { isNotOffered, loadDelivery, zipOf } from "../load-choices.ts";
import { openReserve } from "../open-reserve.tsx";
import styles from "../reservation.module.css";
import { isFinanced } from "../reservation-flow.ts";
import { ReserveFrame } from "../reserve-frame.tsx";
import type { ReservePageInput } from "../reserve-page-input.ts";

const { home, dealer, custom } = deliveryChoices;

/** Step 3: where the vehicle comes to, and its warranty. */
export const DeliveryPage = async (input: ReservePageInput) => {
  const { locale, query } = input;
  const opened = await openReserve("delivery", input);
  if ("instead" in opened) return opened.instead;
  const { prepared, reserved, choices } = opened;
  const t = await getScopedI18n("reservation");
  const { money, longDate } = marketOf(locale).formats;
  const { answers } = prepared;
  const params = new URLSearchParams(query);
  const near = marketOf(locale).postalCode.normalise(params.get("near") ?? "");
  const zip = params.get("zip") ?? zipOf(answers) ?? near;
  // The days on which dealers have it do not depend on where its owner lives.
  const offered = await loadDelivery(
    zip ?? marketOf(locale).postalCode.example,
    { vin: reserved.detail.card.vin, isFinanced: isFinanced(answers) },
    locale,
  );
  const options = offered?.ok ? offered.value : undefined;
  // Without that call it costs everywhere what the settings of the service say.
  const isSame = isNotOffered(offered);
  const dealers = await loadPickupDealers(
    { locale, vehicle: reserved.detail, offered: options?.dealers, zip },
    await readCaller(locale),
  );
  const [nearest] = dealers;
  // Collecting it costs nothing, and is chosen until the visitor chooses.
  const chosen = nearest && { delivery: dealer, dealerId: nearest.id };
  const { frame, text, choice } = await prepared.form(deliveryControls(locale), {
    ...chosen,
    zipCode: zip,
    window: "",
    warrantyId: "",
  });
  const line = (name: string, ...more: readonly (string | undefined)[]) => (
    <span className={styles.choice}>
      {name}
      <span className={styles.note}>{more.filter(Boolean).join(" ")}</span>
    </span>
  );
  const between = (dates: { earliest: string; latest: string } | undefined) =>
    dates && `${t("between", { earliest: longDate(dates.earliest), latest: longDate(dates.latest) })}.`;
  const brought = (
    option: { cost: number; earliest: string; latest: string } | undefined,
    cost: number | undefined,
  ) => {
    if (zip && option) return [`${money(option.cost)}.`, between(option)];
    return cost === undefined ? [] : [`${isSame ? money(cost) : t("from", { cost: money(cost) })}.`];
  };
  const isBrought = !zip || options === undefined || options.home !== undefined;
  const { contractInfoArr } = reserved.detail.contracts.warrantyContract;
  const { warrantyMonths } = reserved.detail;
  return (
    <ReserveFrame
      page="delivery"
      title={t("deliveryTitle")}
      intro={t("deliveryIntro")}
      locale={locale}
      detail={reserved.detail}
      back={prepared.back}
      figures={figuresOf(reserved, choices)}
      isDelivered={answers.delivery?.delivery !== undefined || chosen !== undefined}
    >
      {!isSame && <ZipForm locale={locale} params={params} zip={zip} />}
      {!isBrought && <p role="status">{t("notBrought")}</p>}
      <div className={styles.delivery}>
        <PostedForm {...frame} action={chooseDelivery} submit={t("next")}>
          <input type="hidden" name="zip" value={zip ?? ""} />
          <ChoiceGroup
            {...choice("delivery")}
            label={t("delivery")}
            choices={[
              ...(isBrought
                ? [
                    {
                      value: home,
                      text: line(
                        t("home"),
                        ...brought(options?.home, reserved.homeDeliveryCost),
                        t("homeText"),
                      ),
                    },
                  ]
                : []),
              { value: dealer, text: line(t("dealer"), t("dealerText")) },
              ...(isBrought
                ? [
                    {
                      value: custom,
                      text: line(
                        t("custom"),
                        ...brought(options?.custom, reserved.customDeliveryCost),
                        t("customText"),
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <div className={`${styles.only} ${styles.collected} ${styles.group}`}>
            <ChoiceField
              {...choice("dealerId")}
              label={t("chooseDealer")}
              blank={nearest ? undefined : t("choose")}
              options={dealers.map(({ id, name, municipality, dates }) => ({
                value: id,
                text: [t("dealerLine", { name, city: municipality }), between(dates)].join(". "),
              }))}
            />
          </div>
          <div className={`${styles.only} ${styles.brought} ${styles.group}`}>
            <TextField {...text("address")} label={t("address")} autoComplete="shipping street-address" />
            <div className={styles.pair}>
              <TextField {...text("zipCode")} label={t("zip")} autoComplete="shipping postal-code" />
              <TextField {...text("city")} label={t("city")} autoComplete="shipping address-level2" />
            </div>
            <ChoiceField
              {...choice("window")}
              label={t("window")}
              options={[
                { value: "", text: t("windowAny") },
                { value: "morning", text: t("morning") },
                { value: "afternoon", text: t("afternoon") },
              ]}
            />
          </div>
          <ChoiceGroup
            {...choice("warrantyId")}
            label={t("warranty")}
            choices={[
              {
                value: "",
                text: warrantyMonths
                  ? t("legalWarrantyMonths", { months: warrantyMonths })
                  : t("legalWarranty"),
              },
              ...contractInfoArr.map(({ id, name, description, pvpPrice }) => ({
                value: id,
                text: line(t("warrantyLine", { name: name ?? id, price: money(pvpPrice) }), description),
              })),
            ]}
          />
        </PostedForm>
      </div>
    </ReserveFrame>
  );
};

type ZipFormProps = {
  readonly locale: Locale;
  readonly params: URLSearchParams;
  readonly zip: string | undefined;
};

/** Where it is to come to: costs and days follow from it. */
const ZipForm = async ({ locale, params, zip }: ZipFormProps) => {
  const t = await getScopedI18n("reservation");
  const isWrong = zip !== undefined && marketOf(locale).postalCode.normalise(zip) === undefined;
  return (
    <form action={wizardPath("reserve", locale, "delivery")} className={styles.group}>
      {[...params]
        .filter(([name]) => name !== "zip")
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <TextField
        id="delivery-zip"
        name="zip"
        label={t("zip")}
        help={t("zipHelp")}
        defaultValue={zip}
        maxLength={10}
        autoComplete="postal-code"
        {...postalCodeBox(locale)}
        error={isWrong ? t("zipInvalid") : undefined}
      />
      <p>
        <Button look="secondary">{t("zipSend")}</Button>
      </p>
    </form>
  );
};

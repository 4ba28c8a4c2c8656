import { knownPerson } from "#forms/person-fields.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { saveBuyerDetails } from "../actions/save-buyer-details.ts";
import { buyerFields } from "../fields/buyer-fields.ts";
import { figuresOf } from "../figures/priced-by.ts";
import { openReserve } from "../open-reserve.tsx";
import styles from "../reservation.module.css";
import { isFinanced } from "../reservation-flow.ts";
import { ReserveFrame } from "../reserve-frame.tsx";
import type { ReservePageInput } from "../reserve-page-input.ts";

/** Step 5: who reserves, and for whom the receipt is; filled in with what the account knows. */
export const PersonPage = async (input: ReservePageInput) => {
  const { locale, visitor } = input;
  const opened = await openReserve("person", input);
  if ("instead" in opened) return opened.instead;
  const { prepared, reserved, choices } = opened;
  const t = await getScopedI18n("reservation");
  const financed = isFinanced(prepared.answers);
  const fields = buyerFields(locale, { isFinanced: financed });
  const { zip } = prepared.answers.delivery ?? {};
  const known = knownPerson(visitor);
  const { tradeIn } = choices;
  const { frame, text, box } = await prepared.form(fields, {
    ...known,
    name: known.name || tradeIn?.fullName,
    phone: known.phone || tradeIn?.phoneNumber,
    zipCode: zip,
  });
  const { forceError: _, error: __, ...extra } = box("extra");
  return (
    <ReserveFrame
      page="person"
      title={t("personTitle")}
      intro={t("personIntro")}
      locale={locale}
      detail={reserved.detail}
      back={prepared.back}
      figures={figuresOf(reserved, choices)}
      isDelivered
    >
      <div className={styles.extra}>
        <PostedForm {...frame} action={saveBuyerDetails} submit={t("next")}>
          <TextField {...text("name")} label={t("name")} autoComplete="name" />
          <TextField {...text("email")} type="email" label={t("email")} autoComplete="email" />
          <TextField {...text("phone")} type="tel" label={t("phone")} autoComplete="tel" />
          {financed && (
            <TextField
              {...text("birthDate")}
              label={t("birthDate")}
              help={t("birthDateHelp")}
              inputMode="numeric"
              autoComplete="bday"
            />
          )}
          <h2>{t("receiptTitle")}</h2>
          <TextField {...text("nif")} label={t("nif")} autoComplete="off" />
          <TextField
            {...text("address")}
            label={t("receiptAddress")}
            help={t("receiptAddressHelp")}
            autoComplete="street-address"
          />
          <div className={styles.pair}>
            <TextField {...text("zipCode")} missing={undefined} label={t("zip")} autoComplete="postal-code" />
            <TextField
              {...text("city")}
              missing={undefined}
              label={t("city")}
              autoComplete="address-level2"
            />
          </div>
          <Checkbox {...extra} label={t("extra")} />
          <div className={`${styles.only} ${styles.group}`}>
            <TextField {...text("extraAddress")} label={t("extraAddress")} autoComplete="off" />
            <div className={styles.pair}>
              <TextField {...text("extraZipCode")} label={t("extraZip")} autoComplete="off" />
              <TextField {...text("extraCity")} label={t("extraCity")} autoComplete="off" />
            </div>
          </div>
        </PostedForm>
      </div>
    </ReserveFrame>
  );
};

import { routePath } from "#domain/route-paths.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextArea } from "#ui/text-input/text-area.tsx";
import { cancelReservation } from "../actions/cancel-reservation.ts";
import type { OwnReservation } from "../load-reserved.ts";
import { cancelFields } from "./cancel-fields.ts";
import styles from "./personal.module.css";
import { reservationField } from "./reservation-place.ts";
import { leftOf } from "./reservation-state.ts";

type CancelFormProps = {
  readonly locale: Locale;
  readonly stored: OwnReservation;
  readonly way: "held" | "paid";
  readonly state: "review" | "done" | undefined;
};

/** Confirms the cancellation of a reservation, with an optional reason. */
export const CancelForm = async ({ locale, stored, way, state }: CancelFormProps) => {
  const t = await getScopedI18n("reservations");
  const forms = await getScopedI18n("forms");
  const { id, payment } = stored;
  const { frame, text } = await prepareForm("cancel", cancelFields, {
    locale,
    state,
    query: "confirm=cancel",
  });
  const hidden = [...frame.hidden, { name: reservationField, value: id }];
  const reason = text("reason");
  return (
    <section className={styles.box}>
      <h2>{t("cancelTitle")}</h2>
      <p>
        {way === "paid"
          ? t("cancelTextPaid", { amount: marketOf(locale).formats.money(leftOf(payment)) })
          : t("cancelTextHeld")}
      </p>
      <PostedForm
        {...frame}
        hidden={hidden}
        action={cancelReservation}
        submit={t("cancelSend")}
        look="danger"
      >
        <TextArea
          {...reason}
          rows={3}
          label={forms("optional", { label: t("reason") })}
          help={t("reasonHelp", { longest: String(reason.maxLength) })}
        />
      </PostedForm>
      <p>
        <SiteLink href={routePath("reservation", locale, { id })}>{t("keep")}</SiteLink>
      </p>
    </section>
  );
};

import { routePath } from "#domain/route-paths.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { cancelBooking } from "../actions/cancel-booking.ts";
import { deleteTradeIn } from "../actions/delete-trade-in.ts";
import { submitCondition } from "../actions/submit-condition.ts";
import styles from "./personal.module.css";
import { tradeInField } from "./personal-place.ts";

const actions = { cancel: cancelBooking, delete: deleteTradeIn, submit: submitCondition } as const;

/** Actions that cannot be undone. */
export type Confirmed = keyof typeof actions;

export const isConfirmed = (text: string | null): text is Confirmed =>
  text !== null && Object.hasOwn(actions, text);

type ConfirmFormProps = {
  readonly locale: Locale;
  readonly id: string;
  readonly confirms: Confirmed;
  readonly state: "review" | "done" | undefined;
};

/** Asks for confirmation before an appointment is cancelled or a valuation deleted. */
export const ConfirmForm = async ({ locale, id, confirms, state }: ConfirmFormProps) => {
  const t = await getScopedI18n("tradeIns");
  const { frame } = await prepareForm(confirms, {}, { locale, state, query: `confirm=${confirms}` });
  const hidden = [...frame.hidden, { name: tradeInField, value: id }];
  return (
    <section className={styles.confirm}>
      <h2>{t(`${confirms}Title`)}</h2>
      <p>{t(`${confirms}Text`)}</p>
      <PostedForm
        {...frame}
        hidden={hidden}
        action={actions[confirms]}
        submit={t(`${confirms}Send`)}
        look={confirms === "submit" ? "primary" : "danger"}
      >
        {null}
      </PostedForm>
      <p>
        <SiteLink href={routePath("tradeIn", locale, { id })}>{t("keep")}</SiteLink>
      </p>
    </section>
  );
};

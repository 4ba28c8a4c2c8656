import type { CarAlert } from "#api/models/alerts.ts";
import { routePath } from "#domain/route-paths.ts";
import type { FormState } from "#forms/form-state.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { changeAlert } from "../actions/change-alert.ts";
import { alertFields } from "./alert-fields.ts";

export type AlertFormProps = {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  /** What the page is about, canonical. */
  readonly query: string;
  readonly alert: CarAlert;
};

/** The form that edits an alert, in its place in the list. */
export const AlertForm = async ({ locale, state, query, alert }: AlertFormProps) => {
  const t = await getScopedI18n("savedSearches");
  const { name, filters } = alert;
  const { frame, text } = await prepareForm(`alert-${alert.id}`, alertFields, {
    locale,
    state,
    query,
    begun: { name, priceTo: filters.priceTo, kmsTo: filters.kmsTo, yearFrom: filters.yearFrom },
  });
  const limits = [
    ["priceTo", t("changePrice")],
    ["kmsTo", t("changeKms")],
    ["yearFrom", t("changeYear")],
  ] as const;
  return (
    <>
      <PostedForm {...frame} action={changeAlert} submit={t("changeSend")}>
        <TextField {...text("name")} label={t("changeName")} autoComplete="off" />
        {limits.map(([limit, label]) => (
          <TextField
            key={limit}
            {...text(limit)}
            label={label}
            help={t("changeHelp")}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </PostedForm>
      <p>
        <SiteLink href={routePath("savedSearches", locale)}>{t("cancel")}</SiteLink>
      </p>
    </>
  );
};

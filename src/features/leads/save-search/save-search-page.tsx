import { offersRequest } from "#api/offered-parts.ts";
import { offersCall } from "#api/offers-call.ts";
import { browsingCodes } from "#domain/browsing-codes.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { formStateAddress } from "#forms/form-state.ts";
import { prepareForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn } from "#platform/session.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { AboutList } from "../about-list.tsx";
import { saveSearch } from "../actions/save-search.ts";
import styles from "../lead.module.css";
import { LeadPage } from "../lead-page.tsx";
import type { LeadPageInput } from "../lead-page-input.ts";
import { LeadSent } from "../lead-sent.tsx";
import { MissingVehicle } from "../missing-vehicle.tsx";
import { saveSearchFields } from "./save-search-fields.ts";

/** Form that saves a search in the customer's account. */
export const SaveSearchPage = async ({ locale, state, query, visitor, list }: LeadPageInput) => {
  const t = await getScopedI18n("leads");
  const initial = { title: list?.title };
  const form = await prepareForm("save-search", saveSearchFields, { locale, state, query, begun: initial });
  const page = (panel: "save-search" | "car-alert") => `${routePath("request", locale, { panel })}?${query}`;
  const offersAlert = offersRequest("car-alert");
  // What was typed before the session ended is restored after the login.
  const returnTo =
    state === "review"
      ? formStateAddress({ path: routePath("request", locale, { panel: "save-search" }), query }, state)
      : page("save-search");
  if (!list) return <MissingVehicle locale={locale} of="list" />;
  if (state === "done")
    return (
      <LeadSent
        event={browsingCodes.savedSearch}
        title={t("saveSearchSent")}
        next={t("saveSearchNext")}
        sent={form.sent}
      >
        {offersAlert && <p>{t("alertInstead")}</p>}
        <p className={styles.ways}>
          {offersAlert && <ButtonLink href={page("car-alert")}>{t("carAlertSend")}</ButtonLink>}
          <ButtonLink look="secondary" href={routePath("savedSearches", locale)} target="_top">
            {t("manageSearches")}
          </ButtonLink>
        </p>
      </LeadSent>
    );
  if (!(await offersCall("saveSearch")))
    return (
      <LeadPage title={t("saveSearchTitle")} intro={t("saveSearchAway")}>
        <AboutList list={list} />
        {offersAlert && (
          <p className={styles.ways}>
            <ButtonLink href={page("car-alert")} rel="nofollow">
              {t("carAlertSend")}
            </ButtonLink>
          </p>
        )}
      </LeadPage>
    );
  return (
    <LeadPage title={t("saveSearchTitle")} intro={t("saveSearchIntro")}>
      <AboutList list={list} />
      {isSignedIn(visitor) ? (
        <PostedForm {...form.frame} action={saveSearch} submit={t("saveSearchSend")}>
          <TextField {...form.text("title")} label={t("saveSearchName")} autoComplete="off" />
        </PostedForm>
      ) : (
        <>
          {form.frame.summary.items.length > 0 && <ErrorSummary {...form.frame.summary} />}
          <p>{t("saveSearchLogin")}</p>
          <p className={styles.ways}>
            <ButtonLink href={loginAddress(locale, { returnTo })} rel="nofollow" target="_top">
              {t("logIn")}
            </ButtonLink>
            {offersAlert && (
              <ButtonLink look="secondary" href={page("car-alert")} rel="nofollow">
                {t("carAlertSend")}
              </ButtonLink>
            )}
          </p>
          {offersAlert && <p>{t("alertInstead")}</p>}
        </>
      )}
    </LeadPage>
  );
};

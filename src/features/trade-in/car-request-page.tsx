import type { z } from "zod";
import { call } from "#api/call.ts";
import type { carRequest } from "#contract/car-request.ts";
import { shortReference } from "#domain/short-reference.ts";
import type { FormState } from "#forms/form-state.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { AppointmentFacts } from "./booking/appointment-facts.tsx";
import { PhotoList } from "./condition/photo-list.tsx";
import styles from "./trade-in.module.css";

type CarRequestPageProps = {
  readonly locale: Locale;
  /** The key of the request. */
  readonly id: string;
  readonly request: z.output<typeof carRequest>;
  readonly formState: FormState | undefined;
  readonly query: URLSearchParams;
};

/** A car that a dealer is to value: its appointment and its photos. Works for visitors without an account. */
export const CarRequestPage = async ({ locale, id, request, formState, query }: CarRequestPageProps) => {
  const t = await getScopedI18n("tradeIn");
  const { reference, car, dealerId, files, booking, confirmBefore, manageUrl } = request;
  const dealers = await call("dealers", {}, { locale });
  const dealer = dealers.ok ? dealers.value.find((each) => each.id === dealerId) : undefined;
  const about = [
    [t("ownCar"), car],
    [t("reference"), shortReference(reference)],
  ] as const;
  return (
    <div className={styles.page}>
      <h1>{t("requestTitle")}</h1>
      {formState === "done" && (
        <Notice type="success">
          <p>{t("requestSent", { dealer: dealer?.name ?? t("dealer") })}</p>
        </Notice>
      )}
      {confirmBefore && (
        <Notice type="warning" title={t("appointmentHeldTitle")}>
          <p>{t("requestHeld", { time: confirmBefore.slice(11, 16) })}</p>
        </Notice>
      )}
      {booking ? (
        <AppointmentFacts
          locale={locale}
          id={reference}
          slot={booking}
          dealer={dealer}
          isHeld={confirmBefore !== undefined}
          car={about}
        />
      ) : (
        <DefinitionList
          className={styles.facts}
          items={[...about, ...(dealer ? [[t("dealer"), dealer.name] as const] : [])]}
        />
      )}
      <p>
        {booking ? (
          <SiteLink href={manageUrl} rel="nofollow">
            {t("manage")}
          </SiteLink>
        ) : (
          <ButtonLink href={manageUrl} rel="nofollow" look="secondary">
            {t("requestChoose")}
          </ButtonLink>
        )}
      </p>
      <h2 id="fotos">{t("requestPhotosTitle")}</h2>
      <p>{t("requestPhotos")}</p>
      <PhotoList locale={locale} owner={{ id, isRequest: true }} files={files} query={query} isRemovable />
    </div>
  );
};

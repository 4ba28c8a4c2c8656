import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import type { ReservePage } from "#domain/reserve-pages.ts";
import { routePath } from "#domain/route-paths.ts";
import { type PreparedPage, preparePage } from "#wizard/prepare-page.ts";
import { storedOfOther } from "#wizard/wizard.ts";
import { readWizard } from "#wizard/wizard-state.ts";
import { type Choices, loadChoices } from "./load-choices.ts";
import { loadReserved, type Reserved } from "./load-reserved.ts";
import { GonePage } from "./pages/gone-page.tsx";
import { OffPage } from "./pages/off-page.tsx";
import { OtherPage } from "./pages/other-page.tsx";
import { TakenPage } from "./pages/taken-page.tsx";
import { UnavailablePage } from "./pages/unavailable-page.tsx";
import { reservationWizard } from "./reservation-wizard.ts";
import type { ReservePageInput } from "./reserve-page-input.ts";

type Opened = {
  readonly prepared: PreparedPage<ReservePage>;
  readonly reserved: Reserved;
  readonly choices: Choices;
};

/** What a page of the reservation is rendered with, or what is shown in its place, where there is nothing to go on with. */
export const openReserve = async (
  page: ReservePage,
  input: ReservePageInput,
): Promise<Opened | { readonly instead: ReactNode }> => {
  const { locale, query, visitor } = input;
  const vin = new URLSearchParams(query).get("vin");
  if (vin === null) return { instead: <GonePage locale={locale} /> };
  const stored = await readWizard("reserve", locale);
  const other = await storedOfOther(reservationWizard, stored, { locale, query: new URLSearchParams(query) });
  if (other) return { instead: <OtherPage locale={locale} vin={vin} other={other.about} /> };
  const loaded = await loadReserved({ vin, locale, visitor });
  if (!loaded.ok) {
    const isGone = loaded.error.kind === "not-found" || loaded.error.kind === "gone";
    return { instead: isGone ? <GonePage locale={locale} /> : <UnavailablePage {...input} page={page} /> };
  }
  const reserved = loaded.value;
  const { card } = reserved.detail;
  if (reserved.own?.status === "confirmed")
    redirect(routePath("reservation", locale, { id: reserved.own.id }));
  if (card.bought || (card.reserved && !reserved.own))
    return { instead: <TakenPage {...input} page={page} detail={reserved.detail} /> };
  if (reserved.reservationDeposit === undefined)
    return { instead: <OffPage locale={locale} detail={reserved.detail} /> };
  const prepared = await preparePage(reservationWizard, page, input);
  return { prepared, reserved, choices: await loadChoices(prepared.answers, reserved, input) };
};

import type { ReactNode } from "react";
import type { ReservePage } from "#domain/reserve-pages.ts";
import type reservation from "#locales/es/reservation.ts";
import { DeliveryPage } from "./pages/delivery-page.tsx";
import { FinancingPage } from "./pages/financing-page.tsx";
import { PaymentPage } from "./pages/payment-page.tsx";
import { PersonPage } from "./pages/person-page.tsx";
import { SummaryPage } from "./pages/summary-page.tsx";
import type { ReservePageInput } from "./reserve-page-input.ts";

/** Those without the card step, which is a route of its own. */
export type PlainReservePage = Exclude<ReservePage, "card">;

interface RenderedPage {
  readonly title: `${PlainReservePage}Title` & keyof typeof reservation;
  readonly Page: (props: ReservePageInput) => Promise<ReactNode>;
}

/** What stands under `/solicitud/reserve/…` and `/pt/pedido/reserve/…`. */
export const renderedReservePages: Readonly<Record<PlainReservePage, RenderedPage>> = {
  payment: { title: "paymentTitle", Page: PaymentPage },
  financing: { title: "financingTitle", Page: FinancingPage },
  delivery: { title: "deliveryTitle", Page: DeliveryPage },
  person: { title: "personTitle", Page: PersonPage },
  summary: { title: "summaryTitle", Page: SummaryPage },
};

export const isPlainReservePage = (name: string): name is PlainReservePage =>
  Object.hasOwn(renderedReservePages, name);

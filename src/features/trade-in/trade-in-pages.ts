import type { ReactNode } from "react";
import type { TradeInPage } from "#domain/trade-in-pages.ts";
import type tradeIn from "#locales/es/trade-in.ts";
import { BookingPage } from "./pages/booking-page.tsx";
import { DealerPage } from "./pages/dealer-page.tsx";
import { FoundPage } from "./pages/found-page.tsx";
import { MakePage } from "./pages/make-page.tsx";
import { ModelPage } from "./pages/model-page.tsx";
import { PersonPage } from "./pages/person-page.tsx";
import { PlatePage } from "./pages/plate-page.tsx";
import { ValuationPage } from "./pages/valuation-page.tsx";
import { ValuationRequestPage } from "./pages/valuation-request-page.tsx";
import { VersionPage } from "./pages/version-page.tsx";
import { WordsPage } from "./pages/words-page.tsx";
import type { TradeInPageInput } from "./trade-in-page-input.ts";

interface RenderedPage {
  readonly title: `${TradeInPage}Title` & keyof typeof tradeIn;
  readonly Page: (props: TradeInPageInput) => Promise<ReactNode>;
}

/** The pages under `/solicitud/trade-in/…` and `/pt/pedido/trade-in/…`. */
export const renderedTradeInPages: Readonly<Record<TradeInPage, RenderedPage>> = {
  plate: { title: "plateTitle", Page: PlatePage },
  found: { title: "foundTitle", Page: FoundPage },
  make: { title: "makeTitle", Page: MakePage },
  model: { title: "modelTitle", Page: ModelPage },
  version: { title: "versionTitle", Page: VersionPage },
  words: { title: "wordsTitle", Page: WordsPage },
  person: { title: "personTitle", Page: PersonPage },
  dealer: { title: "dealerTitle", Page: DealerPage },
  valuation: { title: "valuationTitle", Page: ValuationPage },
  ask: { title: "askTitle", Page: ValuationRequestPage },
  booking: { title: "bookingTitle", Page: BookingPage },
};

import type { z } from "zod";
import { accountExport } from "./account.ts";
import { schedule, slot } from "./appointment-slots.ts";
import { carAlert } from "./car-alert.ts";
import { dealer } from "./dealer.ts";
import { dropdowns } from "./dropdowns.ts";
import { errorEnvelope } from "./envelope.ts";
import { favourite } from "./favourite.ts";
import { quote } from "./finance.ts";
import { notification } from "./notification.ts";
import { page, pageComponent } from "./page.ts";
import { actionBar, footer, header } from "./page-frame.ts";
import { payment } from "./payment.ts";
import { picture } from "./picture.ts";
import { priceDropAlert } from "./price-drop-alert.ts";
import { acknowledgement } from "./primitives.ts";
import { reservation, reservationDocument, reservationSummary } from "./reservation.ts";
import { savedSearch } from "./saved-search.ts";
import { searchResult } from "./search.ts";
import { facets } from "./search-facets.ts";
import { user } from "./session.ts";
import { storedTradeIn } from "./trade-in.ts";
import { phaseTwo } from "./trade-in-phase-two.ts";
import { plateData, valuation } from "./valuation.ts";
import { vehicleCard } from "./vehicle-card.ts";
import { vehicleDetail } from "./vehicle-detail.ts";

/** JSON as the OpenAPI document holds it. */
export type JsonObject = { [key: string]: unknown };

/** Answers and parts of answers that have a name of their own in the OpenAPI document. */
export const named = {
  AccountExport: accountExport,
  Acknowledgement: acknowledgement,
  ActionBar: actionBar,
  CarAlert: carAlert,
  Dealer: dealer,
  Dropdowns: dropdowns,
  ErrorEnvelope: errorEnvelope,
  Facets: facets,
  Favourite: favourite,
  Footer: footer,
  Header: header,
  Notification: notification,
  Page: page,
  PageComponent: pageComponent,
  Payment: payment,
  PhaseTwo: phaseTwo,
  Picture: picture,
  PlateData: plateData,
  PriceDropAlert: priceDropAlert,
  Quote: quote,
  Reservation: reservation,
  ReservationDocument: reservationDocument,
  ReservationSummary: reservationSummary,
  SavedSearch: savedSearch,
  Schedule: schedule,
  SearchResult: searchResult,
  Slot: slot,
  StoredTradeIn: storedTradeIn,
  User: user,
  Valuation: valuation,
  VehicleCard: vehicleCard,
  VehicleDetail: vehicleDetail,
} as const satisfies Record<string, z.ZodType>;

export const componentRef = (id: string): string => `#/components/schemas/${id}`;

export const titleCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const nameOf = new Map<z.ZodType, string>(
  Object.entries(named).map(([name, schema]) => [schema, name]),
);

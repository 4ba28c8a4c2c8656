import type { ReactNode } from "react";
import type { RequestPanel } from "#domain/request-panels.ts";
import { CarAlertPage } from "#features/leads/car-alert/car-alert-page.tsx";
import type { ConfirmationSubject } from "#features/leads/confirmation-pending.ts";
import { ContactPage } from "#features/leads/contact/contact-page.tsx";
import type { LeadPageInput } from "#features/leads/lead-page-input.ts";
import { NewsletterPage } from "#features/leads/newsletter/newsletter-page.tsx";
import { PriceDropPage } from "#features/leads/price-drop/price-drop-page.tsx";
import { SaveSearchPage } from "#features/leads/save-search/save-search-page.tsx";
import { TestDrivePage } from "#features/leads/test-drive/test-drive-page.tsx";
import type leads from "#locales/es/leads.ts";

type Stem = "contact" | "testDrive" | "priceDrop" | "carAlert" | "saveSearch" | "newsletter";

/** A page with one form, which its panel shows unchanged. */
interface RequestPage {
  readonly title: `${Stem}Title` & keyof typeof leads;
  /** Title once the form was accepted. */
  readonly sentTitle: `${Stem}Sent` & keyof typeof leads;
  /** A subscription to mails, which may have to be confirmed by a link in one. */
  readonly recipient?: ConfirmationSubject;
  readonly Page: (props: LeadPageInput) => Promise<ReactNode>;
}

/** The pages under `/solicitud/…` and `/pt/pedido/…`. */
export const requestPages: Readonly<Record<RequestPanel, RequestPage>> = {
  contact: { title: "contactTitle", sentTitle: "contactSent", Page: ContactPage },
  "test-drive": { title: "testDriveTitle", sentTitle: "testDriveSent", Page: TestDrivePage },
  "price-drop": {
    title: "priceDropTitle",
    sentTitle: "priceDropSent",
    recipient: "account",
    Page: PriceDropPage,
  },
  "car-alert": {
    title: "carAlertTitle",
    sentTitle: "carAlertSent",
    recipient: "account",
    Page: CarAlertPage,
  },
  "save-search": { title: "saveSearchTitle", sentTitle: "saveSearchSent", Page: SaveSearchPage },
  newsletter: {
    title: "newsletterTitle",
    sentTitle: "newsletterSent",
    recipient: "address",
    Page: NewsletterPage,
  },
};

import type { ReactNode } from "react";
import type { RequestPanel } from "#domain/request-panels.ts";
import { ContactPage } from "#features/leads/contact/contact-page.tsx";
import type { FormState } from "#forms/form-state.ts";
import type leads from "#locales/es/leads.ts";
import type { Locale } from "#platform/locale.ts";

/** A page with one form, that its panel shows as it is. */
interface RequestPage {
  readonly title: keyof typeof leads;
  /** Once the form was taken. */
  readonly sentTitle: keyof typeof leads;
  readonly Page: (props: {
    readonly locale: Locale;
    readonly state: FormState | undefined;
  }) => Promise<ReactNode>;
}

/** What stands under `/solicitud/…` and `/pt/pedido/…`. */
export const requestPages: Readonly<Record<RequestPanel, RequestPage>> = {
  contact: { title: "contactTitle", sentTitle: "contactSent", Page: ContactPage },
};

import type { ReactNode } from "react";

/** One way to use a widget, as the examples page shows it and the tests try it. Texts are Spanish. */
export type WidgetExample = { readonly name: string; readonly show: ReactNode };

/** A word that does not fit a phone: what content may hold. */
export const longWord = "Hochleistungskraftfahrzeugzulassungsbescheinigungsverordnung";

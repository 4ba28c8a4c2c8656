import type { ReactNode } from "react";

/** A variant of a widget, for the examples page and the tests. Texts are Spanish. */
export type WidgetExample = { readonly name: string; readonly show: ReactNode };

/** A word wider than a phone, as content may contain. */
export const longWord = "Hochleistungskraftfahrzeugzulassungsbescheinigungsverordnung";

import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";

/** The tables of alerts, by what they are about. */
export const alertTables = { "car-alert": carAlerts, "price-drop": priceDropAlerts } as const;

/** One alert, whichever table it stands in. */
export type AlertRef = { readonly kind: keyof typeof alertTables; readonly id: string };

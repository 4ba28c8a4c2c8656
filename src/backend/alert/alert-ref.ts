import { carAlerts, priceDropAlerts } from "#backend/store/schema/saved-lists.ts";

/** The tables of alerts, by subject. */
export const alertTables = { "car-alert": carAlerts, "price-drop": priceDropAlerts } as const;

/** One alert of either table. */
export type AlertRef = { readonly kind: keyof typeof alertTables; readonly id: string };

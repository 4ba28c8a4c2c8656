/** The panels whose page stands under `/solicitud/…` and `/pt/pedido/…`; every other name there is not found. */
export const requestPanels = ["contact"] as const;

export type RequestPanel = (typeof requestPanels)[number];

export const isRequestPanel = (name: string | undefined): name is RequestPanel =>
  requestPanels.some((panel) => panel === name);

import type { notificationEs } from "./alerts-es.ts";
import type { Texts } from "./wording.ts";

/** What the services say about alerts in the Portuguese of Portugal, but for their pages. */
export const notificationPt: Texts<typeof notificationEs> = {
  arrived: {
    title: "Acabado de chegar: {vehicle}",
    message: "Corresponde a um dos seus alertas e custa {price}.",
    messageOfAlert: "Corresponde ao seu alerta «{alert}» e custa {price}.",
  },
  cheaper: {
    title: "{vehicle} baixou de preço",
    message: "Agora custa {price}; antes custava {previous}.",
    messageOfAlert: "Agora custa {price}; antes custava {previous}. Está no seu alerta «{alert}».",
  },
};

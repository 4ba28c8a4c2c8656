import type { Addresses } from "./es.ts";

export const pt: Addresses = {
  personal: "/pessoal/",
  vehicles: { car: "carros-usados", motorbike: "motos-usadas" },
  routes: {
    compare: "/comparar/",
    recent: "/vistos-recentemente/",
    notifications: "/pessoal/notificacao/",
    reservations: "/pessoal/reserva/",
    reservation: "/pessoal/reserva/{id}/",
    savedSearches: "/pessoal/pesquisas/",
    tradeIns: "/pessoal/avaliacao/",
    tradeIn: "/pessoal/avaliacao/{id}/",
    tradeInCondition: "/pessoal/avaliacao/{id}/estado/",
    tradeInPictures: "/pessoal/avaliacao/{id}/fotos/",
    account: "/pessoal/conta/",
    accountForm: "/pessoal/conta/{form}/",
    favourites: "/pessoal/favoritos/",
    appointment: "/marcacao-de-avaliacao/",
    carRequest: "/pedido-de-avaliacao/{id}/",
    consent: "/configurar-cookies/",
    login: "/acesso/",
    specifications: "/ficha-tecnica/{vin}/",
    examples: "/bloques/",
    request: "/pedido/{panel}/",
    wizardPage: "/pedido/{panel}/{page}/",
  },
};

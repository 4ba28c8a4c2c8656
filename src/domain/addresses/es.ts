/**
 * The words in addresses, in Spanish. `routes` are the application routes, `{name}` a parameter; content pages are not here: their
 * addresses belong to the content service. What stands before them all, `/pt`, follows from the locale.
 */
export const es = {
  personal: "/personal/",
  vehicles: { car: "coches-ocasion", motorbike: "motos-ocasion" },
  routes: {
    compare: "/comparar/",
    recent: "/vistos-hace-poco/",
    notifications: "/personal/notificacion/",
    reservations: "/personal/reserva/",
    reservation: "/personal/reserva/{id}/",
    savedSearches: "/personal/busquedas/",
    tradeIns: "/personal/tasacion/",
    tradeIn: "/personal/tasacion/{id}/",
    tradeInCondition: "/personal/tasacion/{id}/estado/",
    tradeInPictures: "/personal/tasacion/{id}/fotos/",
    account: "/personal/cuenta/",
    accountForm: "/personal/cuenta/{form}/",
    favourites: "/personal/favoritos/",
    appointment: "/cita-de-tasacion/",
    carRequest: "/solicitud-de-tasacion/{id}/",
    consent: "/configurar-cookies/",
    login: "/acceso/",
    specifications: "/ficha-tecnica/{vin}/",
    examples: "/bloques/",
    request: "/solicitud/{panel}/",
    wizardPage: "/solicitud/{panel}/{page}/",
  },
} as const;

type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};

/** The words in addresses of a language. */
export type Addresses = Texts<typeof es>;

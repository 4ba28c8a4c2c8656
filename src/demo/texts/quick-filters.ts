import type { Locale } from "#platform/locale.ts";

/** Ways into a list: what stands on them, and the query that they lead to. */
type QuickFilters = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

export const quickCars: QuickFilters = {
  es: {
    "Hasta 12.000 €": "priceTo=12000",
    "Menos de 200 € al mes": "monthlyTo=200",
    "Etiqueta 0 o ECO": "badge=0,eco",
    "Un solo dueño": "owners=1",
    "Llegados esta semana": "newSince=7",
  },
  pt: {
    "Até 12 000 €": "priceTo=12000",
    "Menos de 200 € por mês": "monthlyTo=200",
    "Híbridos e elétricos": "fuel=hybrid,plug-in-hybrid,electric",
    "Um só dono": "owners=1",
    "Chegados esta semana": "newSince=7",
  },
};

export const quickMotorbikes: QuickFilters = {
  es: {
    "Con el carnet de coche": "licence=b",
    "Para el carnet A2": "licence=a2",
    "Scooters de 125": "segment=scooter&cc=125",
    "Hasta 4000 €": "priceTo=4000",
    "Menos de 100 € al mes": "monthlyTo=100",
    "Llegadas esta semana": "newSince=7",
  },
  pt: {
    "Com a carta de carro": "licence=b",
    "Para a carta A2": "licence=a2",
    "Scooters 125": "segment=scooter&cc=125",
    "Até 4 000 €": "priceTo=4000",
    "Menos de 100 € por mês": "monthlyTo=100",
    "Chegadas esta semana": "newSince=7",
  },
};

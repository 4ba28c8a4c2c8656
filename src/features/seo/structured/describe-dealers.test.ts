import { expect, test } from "vitest";
import { describeDealers } from "./describe-dealers.ts";

test("a dealer is described with its place, its hours and whose part it is", () => {
  const dealer = {
    id: "es-01",
    dealerCode: "ES107",
    dealerService: "CEV",
    municipality: "Madrid",
    name: "Volante Madrid Norte",
    country: "ES",
    address: "Calle de Mauricio Legendre, 26",
    zipCode: "28046",
    phone: "+34910000001",
    latitude: 40.47,
    longitude: -3.68,
    openingHours: [{ days: [1, 6, 7], opens: "10:00", closes: "14:00" }],
  } as const;
  const dealers = [
    { ...dealer, openingHours: dealer.openingHours.map((hours) => ({ ...hours, days: [...hours.days] })) },
  ];
  expect(
    describeDealers(dealers, "/coches-ocasion-madrid/", (path) => `https://volante.test${path}`),
  ).toMatchObject({
    "@graph": [
      {
        "@type": "AutoDealer",
        "@id": "https://volante.test/#dealer-ES107",
        url: "https://volante.test/coches-ocasion-madrid/",
        telephone: "+34910000001",
        parentOrganization: { "@id": "https://volante.test/#organisation" },
        address: { addressLocality: "Madrid", addressCountry: "ES", postalCode: "28046" },
        openingHoursSpecification: [{ dayOfWeek: ["Monday", "Saturday", "Sunday"], opens: "10:00" }],
      },
    ],
  });
});

import { expect, test } from "vitest";
import { describeDealers, describeOrganisation } from "./describe-organisation.ts";

const absolute = (path: string) => new URL(path, "https://volante.test").href;

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
  expect(describeDealers(dealers, "/coches-ocasion-madrid/", absolute)).toMatchObject({
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

test("who runs the site is the same in both languages, with whole addresses", () => {
  const site = { name: "Volante", logo: "/logo.svg", profiles: ["https://social.test/volante", "/nowhere/"] };
  const ids = ["/", "/pt/"].map((home) => {
    const data = describeOrganisation({ ...site, home }, absolute);
    const [organisation] = data["@graph"].map((thing) => JSON.parse(JSON.stringify(thing)));
    expect(organisation).toMatchObject({
      logo: "https://volante.test/logo.svg",
      sameAs: ["https://social.test/volante"],
    });
    return organisation?.["@id"];
  });
  expect(ids[0]).toBe(ids[1]);
});

test("who runs the site is described as the shop is registered and reached", () => {
  const site = { name: "Marca", logo: "", profiles: [], home: "/pt/" };
  const known = { legalName: "Marca, Lda.", telephone: "+351210000000", email: "loja@marca.test" };
  expect(describeOrganisation({ ...site, ...known }, absolute)["@graph"][0]).toMatchObject(known);
  expect(describeOrganisation(site, absolute)["@graph"][0]).not.toHaveProperty("telephone");
});

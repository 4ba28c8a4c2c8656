import { expect, test } from "vitest";
import { sampleVehicle } from "#api/models/sample-vehicle.ts";
import { serialiseJsonLd } from "../json-ld.tsx";
import { describeSeller, describeVehicle } from "./describe-vehicle.ts";

const absolute = (path: string) => new URL(path, "https://volante.test").href;
const { card, path } = sampleVehicle;

test("says price, kilometres, stock and warranty as specified", () => {
  expect(describeVehicle(sampleVehicle, absolute)).toMatchObject({
    "@type": "Car",
    url: `https://volante.test${path}`,
    image: ["https://volante.test/pictures/cover.webp"],
    mileageFromOdometer: { value: 61_234, unitCode: "KMT" },
    vehicleEngine: { enginePower: { value: 130 }, engineDisplacement: { value: 1498 } },
    offers: {
      price: 15_490.5,
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      warranty: { durationOfWarranty: { value: 3, unitCode: "ANN" } },
    },
  });
});

test.each(["reserved", "bought"] as const)("is not published when %s", (status) => {
  expect(describeVehicle({ ...sampleVehicle, card: { ...card, [status]: true } }, absolute)).toBeUndefined();
});

test("a motorbike is one; what is not known is left out", () => {
  const { doors: _doors, displacement: _displacement, ...vehicle } = sampleVehicle.vehicle;
  const data = describeVehicle({ ...sampleVehicle, vehicle, card: { ...card, kind: "motorbike" } }, absolute);
  expect(data).toMatchObject({ "@type": "Motorcycle" });
  expect(JSON.stringify(data)).not.toMatch(
    /numberOfDoors|engineDisplacement|driveWheel|SeatingCapacity|null/,
  );
});

test("pictures are named once, six at most, in a type that everybody reads", () => {
  const picture = (name: string) => ({
    url: `/pictures/${name}.avif`,
    picture: {
      url: `/pictures/${name}.avif`,
      variants: [{ url: `/pictures/${name}-1200.webp`, width: 1200, type: "image/webp" as const }],
    },
  });
  const externalImages = ["a", "a", "b", "c", "d", "e", "f", "g"].map(picture);
  const data = describeVehicle(
    { ...sampleVehicle, carDetailImage: { staticImages: { externalImages } } },
    absolute,
  );
  const letters = ["a", "b", "c", "d", "e", "f"];
  expect(data).toMatchObject({
    image: letters.map((name) => `https://volante.test/pictures/${name}-1200.webp`),
  });
});

test("a text of the services cannot end the script element", () => {
  const vehicle = { ...sampleVehicle.vehicle, model: "</script><script>alert(1)</script>" };
  const data = describeVehicle({ ...sampleVehicle, vehicle }, absolute) ?? {};
  expect(serialiseJsonLd(data)).not.toContain("<");
  expect(JSON.parse(serialiseJsonLd(data))).toMatchObject({ model: vehicle.model });
});

const dealer = { name: "Volante", address: "Calle Mayor 1", city: "Madrid" };
const sellerAt = (zipCode: string) => describeSeller({ ...dealer, zipCode }, undefined, (path) => path);

test.each([
  ["28013", "ES"],
  ["08940", "ES"],
  ["1250-096", "PT"],
  ["4100 321", "PT"],
])("a dealer with the postal code %s is in %s", (zipCode, country) => {
  expect(sellerAt(zipCode)).toMatchObject({ address: { postalCode: zipCode, addressCountry: country } });
});

test("the country is left out where the postal code tells none", () => {
  expect(sellerAt("")).not.toHaveProperty("address.addressCountry");
});

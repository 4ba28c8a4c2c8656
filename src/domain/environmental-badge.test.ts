import { expect, test } from "vitest";
import { type BadgeFacts, environmentalBadge } from "./environmental-badge.ts";

const car = (facts: Omit<BadgeFacts, "kind">): BadgeFacts => ({ kind: "car", ...facts });
const bike = (facts: Omit<BadgeFacts, "kind">): BadgeFacts => ({ kind: "motorbike", ...facts });

test.each([
  [car({ fuel: "electric" }), "0"],
  [car({ fuel: "plug-in-hybrid", electricRangeKm: 40, firstRegistration: "2012-05" }), "0"],
  [car({ fuel: "plug-in-hybrid", electricRangeKm: 39, firstRegistration: "2018-01" }), "eco"],
  [car({ fuel: "plug-in-hybrid", firstRegistration: "2018-01" }), "eco"],
  [car({ fuel: "hybrid", firstRegistration: "2010-03" }), "eco"],
  [car({ fuel: "hybrid", firstRegistration: "2004-03" }), "b"],
  [car({ fuel: "hybrid", combustionFuel: "diesel", firstRegistration: "2012-03" }), "b"],
  [car({ fuel: "hybrid", combustionFuel: "diesel", firstRegistration: "2014-01" }), "eco"],
  [car({ fuel: "lpg", firstRegistration: "2006-01" }), "eco"],
  [car({ fuel: "cng", firstRegistration: "1999-12" }), "none"],
  [car({ fuel: "petrol", firstRegistration: "2006-01" }), "c"],
  [car({ fuel: "petrol", firstRegistration: "2005-12-31" }), "b"],
  [car({ fuel: "petrol", firstRegistration: "2000-01" }), "b"],
  [car({ fuel: "petrol", firstRegistration: "1999-12" }), "none"],
  [car({ fuel: "diesel", firstRegistration: "2014-01" }), "c"],
  [car({ fuel: "diesel", firstRegistration: "2013-12" }), "b"],
  [car({ fuel: "diesel", firstRegistration: "2006-01" }), "b"],
  [car({ fuel: "diesel", firstRegistration: "2005-12" }), "none"],
  [car({ fuel: "diesel", firstRegistration: "2014-06", euroStandard: 5 }), "b"],
  [car({ fuel: "diesel", firstRegistration: "2013-06", euroStandard: 6 }), "c"],
  [car({ fuel: "petrol", firstRegistration: "2005-06", euroStandard: 4 }), "c"],
  [car({ fuel: "petrol", euroStandard: 3 }), "b"],
  [car({ fuel: "petrol" }), undefined],
  [car({ fuel: "hybrid" }), undefined],
  [car({ fuel: "diesel", firstRegistration: "1998-01", supplied: "c" }), "c"],
  [car({ fuel: "electric", supplied: "none" }), "none"],
  [bike({ fuel: "electric" }), "0"],
  [bike({ fuel: "plug-in-hybrid", electricRangeKm: 50 }), "0"],
  [bike({ fuel: "plug-in-hybrid", electricRangeKm: 20 }), "eco"],
  [bike({ fuel: "hybrid" }), "eco"],
  [bike({ fuel: "lpg" }), "eco"],
  [bike({ fuel: "petrol", euroStandard: 4 }), "c"],
  [bike({ fuel: "petrol", euroStandard: 3 }), "c"],
  [bike({ fuel: "petrol", firstRegistration: "2006-01" }), "c"],
  [bike({ fuel: "petrol", euroStandard: 2 }), "b"],
  [bike({ fuel: "petrol", firstRegistration: "2003-01" }), "b"],
  [bike({ fuel: "petrol", firstRegistration: "2002-12" }), "none"],
  [bike({ fuel: "petrol" }), undefined],
] as const)("%o has the badge %s", (facts, expected) => {
  expect(environmentalBadge(facts)).toBe(expected);
});

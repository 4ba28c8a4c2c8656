import { describe, expect, test } from "vitest";
import { isWizard, isWizardPage, wizardAddress, wizardPath, wizardQuery } from "./wizard-address.ts";

const vin = "VSSZZZ5FZKR012345";
const spell = (query: string) => wizardQuery(new URLSearchParams(query));

describe("what a wizard's page takes of its query", () => {
  test.each([
    ["", ""],
    ["zip=28001&retake=abc-1", "retake=abc-1&zip=28001"],
    [`reserve=${vin}&junk=1`, `reserve=${vin}`],
    ["deposit=4000&promo=0", "deposit=4000&promo=0"],
    ["deposit=4000&promo=1", "deposit=4000"],
    ["step=5&retake=abc", "retake=abc&step=5"],
    [`vin=${vin}&ended=expired`, `vin=${vin}&ended=expired`],
    [`vin=${vin}&ended=<b>`, `vin=${vin}`],
    ["zip=madrid", "zip=madrid"],
    ["noPlate=1", "noPlate=1"],
    ["noPlate=yes", ""],
    ["zip=280", "zip=280"],
    ["zip=%20", ""],
    ["zip=%00", ""],
    ["zip=28001280012", ""],
    ["utm_campaign=otoño&zip=1000-001", "zip=1000-001&utm_campaign=oto%C3%B1o"],
    ["retake=../x&step=8&zip=<b>&reserve=abc&vin=abc&bankFee=<b>&ended=x&utm_source=x", ""],
    [
      `vin=${vin}&bankFee=250,5&bankMonths=60&ended=expired`,
      `vin=${vin}&ended=expired&bankFee=250%2C5&bankMonths=60`,
    ],
    [`retake=${"a".repeat(65)}`, ""],
  ])("of %j it is %j", (query, spelled) => {
    expect(spell(query)).toBe(spelled);
    expect(spell(spelled)).toBe(spelled);
  });
});

test("its pages are known, and lie under the path of its cookie in both languages", () => {
  expect(isWizard("trade-in")).toBe(true);
  expect(isWizard("constructor")).toBe(false);
  expect(isWizardPage("trade-in", "plate")).toBe(true);
  expect(isWizardPage("trade-in", "toString")).toBe(false);
  expect(isWizardPage("contact", "plate")).toBe(false);
  for (const locale of ["es", "pt"] as const)
    expect(wizardPath("trade-in", locale, "plate").startsWith(wizardPath("trade-in", locale))).toBe(true);
});

test("from page to page goes what it is about, and not what one page alone asks", () => {
  expect(wizardAddress("trade-in", "pt", "booking", "retake=abc&step=3&zip=1000-001")).toBe(
    "/pt/pedido/trade-in/booking/?retake=abc",
  );
  expect(wizardAddress("reserve", "es", "card", `vin=${vin}&ended=expired`)).toBe(
    `/solicitud/reserve/card/?vin=${vin}`,
  );
  expect(wizardAddress("trade-in", "es", undefined, "zip=28001")).toBe("/solicitud/trade-in/");
  expect(
    wizardAddress("reserve", "es", "delivery", `vin=${vin}&bankFee=250&bankMonths=60&ended=expired`),
  ).toBe(`/solicitud/reserve/delivery/?vin=${vin}`);
});

import { expect, test } from "vitest";
import { isPaymentAddress } from "./payment-address.ts";

const hosts = ["pay.example.com", "*.cards.example.com", "localhost"];

test.each([
  ["/solicitud/reserve/card/?vin=VSSZZZ5FZJR000001", true],
  ["https://pay.example.com/r/1?x=2", true],
  ["https://es.cards.example.com/", true],
  ["http://localhost:4010/pay", true],
  ["https://cards.example.com/", false],
  ["https://pay.example.com.evil.example/", false],
  ["https://pay.example.com@evil.example/", false],
  ["https://user@pay.example.com/", false],
  ["https://evil.example/", false],
  ["http://pay.example.com/r/1", false],
  ["javascript:alert(1)", false],
  ["//pay.example.com/", false],
  ["pay.example.com", false],
])("%s: %s", (address, isAllowed) => {
  expect(isPaymentAddress(address, hosts)).toBe(isAllowed);
});

test("without hosts a payment stays on the site", () => {
  expect(isPaymentAddress("https://pay.example.com/", [])).toBe(false);
  expect(isPaymentAddress("/pago/", [])).toBe(true);
});

import { expect, test } from "vitest";
import type { Shop } from "#backend/shop/read-shop.ts";
import { shopSettings } from "#backend/shop/shop-settings.ts";
import { unsetIn } from "./log-unset.ts";

const shopOf = (settings: object): Shop => ({
  ...shopSettings.parse({ name: "Norte", ...settings }),
  isDemo: false,
  files: new Map(),
});

test("names what a new shop lacks, and nothing of one that is filled in", () => {
  expect(unsetIn(shopOf({}), { hasDealers: false, hasVehicles: false })).toEqual([
    "shop.yaml: legalEntity",
    "shop.yaml: contact",
    "shop.yaml: staff.mail, who hears of requests",
    "shop.yaml: sender",
    "shop.yaml: images.logo",
    "shop.yaml: images.icon",
    "shop.yaml: images.share",
    "dealers.csv: dealers",
    "vehicles: npm run import",
  ]);
  const settings = {
    legalEntity: { name: "Norte, S. L.", taxId: "B12345674", address: "Calle Mayor 1" },
    contact: { mail: "hola@example.com" },
    sender: { mail: "no-reply@example.com" },
    images: { logo: "images/logo.svg", icon: "images/icon.png", share: "images/share.jpg" },
  };
  expect(unsetIn(shopOf(settings), { hasDealers: true, hasVehicles: true })).toEqual([]);
});

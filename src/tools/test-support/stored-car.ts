import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { dealers } from "#backend/store/schema/dealers.ts";
import { addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { siteDatabase } from "./site-database.ts";
import { storeCustomer } from "./stored-customer.ts";
import { newPlate } from "./trade-in.ts";

/** Stores a car of a customer that was just valued, without the pages of the trade-in; resolves to the path of its page. */
export const storeValuedCar = async (customerId: string, locale: Locale): Promise<string> => {
  const { orm } = siteDatabase();
  const valuing = and(eq(dealers.country, marketOf(locale).country), eq(dealers.dealerService, "CEV"));
  const [dealer] = await orm.select({ id: dealers.id }).from(dealers).where(valuing).limit(1);
  if (!dealer) throw new Error("No dealer of the site values cars");
  const plate = newPlate(locale).replace(/\W/g, "");
  const id = await addTradeIn(orm, { customerId, dealerId: dealer.id, locale, plate });
  return routePath("tradeIn", locale, { id });
};

/** Signs the page's visitor in as a new customer and opens the page of their valued car; resolves to its path. */
export const openStoredCar = async (page: Page, locale: Locale): Promise<string> => {
  const { id, cookies } = await storeCustomer(locale);
  await page.context().addCookies([...cookies]);
  const path = await storeValuedCar(id, locale);
  await page.goto(path);
  return path;
};

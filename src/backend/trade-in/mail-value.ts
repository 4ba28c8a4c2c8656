import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { countAttempt } from "#backend/identity/attempts/count-attempt.ts";
import { valueMessage } from "#backend/mail/messages/value-message.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { answersTo } from "#backend/staff-mail/staff-recipient.ts";
import type { Orm } from "#backend/store/database.ts";
import { loginAddress } from "#domain/login-address.ts";
import { eurosFromCents } from "#domain/money.ts";
import { routePath } from "#domain/route-paths.ts";
import { tradeInEnd } from "#domain/trade-in-expiry.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { subjectKey } from "#platform/rate-limit/subject-key.ts";
import type { StoredTradeIn } from "./appointment/own-trade-in.ts";
import { describeLines } from "./describe-lines.ts";
import { publishedDeductions } from "./details/deduct.ts";

/** Nobody has confirmed the address yet. */
const mailsToAddress = { times: 5, seconds: 86_400 } as const;

/**
 * Mails the value of a car to its owner with the table of deductions, in the transaction that stores it. The same value again is not news,
 * and an address gets a few a day.
 */
export const mailValue = async (
  tx: Orm,
  tradeIn: StoredTradeIn,
  { dealer, now }: { readonly dealer: StoredDealer; readonly now: Date },
): Promise<void> => {
  const { id, email, locale, fullName, brand, model, version, plate, confidence, valuationCents } = tradeIn;
  const counted = `value-mail:${subjectKey(email)}`;
  if ((await countAttempt(tx, counted, mailsToAddress, now)) > 0) return;
  const { formats, plate: plates } = marketOf(locale);
  const shop = await readShop(tx);
  const own = loginAddress(locale, { returnTo: routePath("tradeIn", locale, { id }) });
  await queueMail(tx, {
    key: `trade-in-value:${valuationCents}:${id}`,
    to: email,
    locale,
    ...valueMessage({
      ...{ locale, shop: shop.name, answersGoTo: answersTo("appointments", dealer, shop) },
      name: fullName,
      car: `${brand} ${model} ${version}`,
      plate: plates.text(plate),
      confidence,
      value: formats.money(eurosFromCents(valuationCents)),
      until: formats.longDate(new Date(tradeInEnd(now))),
      lines: describeLines(tradeIn.lines, locale).map(({ label, amount }) => [label, formats.money(amount)]),
      deductions: publishedDeductions,
      link: siteAddress() + (tradeIn.customerId === null ? wizardPath("trade-in", locale) : own),
    }),
  });
};

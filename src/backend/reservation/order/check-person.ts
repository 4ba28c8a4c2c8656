import type { z } from "zod";
import { InvalidFieldError } from "#backend/errors.ts";
import type { StoredReceipt } from "#backend/store/schema/reservations.ts";
import type { paymentBody } from "#contract/payment.ts";
import type { postalAddress } from "#contract/postal-address.ts";
import { isEmailAddress } from "#domain/email-address.ts";
import { isAdult } from "#domain/is-adult.ts";
import type { Market } from "#market/market.ts";

export type ReservationBody = z.output<typeof paymentBody>;
type Address = z.output<typeof postalAddress>;

/** The postal code of an address as the market stores it. Throws InvalidFieldError for what is none. */
export const checkZipCode = (
  { zipCode, zipCodeExtension }: Partial<Pick<Address, "zipCode" | "zipCodeExtension">>,
  { postalCode }: Market,
  field: string,
): string => {
  const typed = zipCodeExtension === undefined ? (zipCode ?? "") : `${zipCode}-${zipCodeExtension}`;
  const checked = postalCode.normalise(typed);
  if (checked === undefined) throw new InvalidFieldError(`${field}.zipCode`, "No postal code of this market");
  return checked;
};

/** An address to send papers or a vehicle to, its postal code as the market stores it. */
const checkAddress = (address: Address, market: Market, field: string) => ({
  address: address.address,
  city: address.city,
  zipCode: checkZipCode(address, market, field),
});

/**
 * Who reserves, and for whom the papers are: telephone and tax number as the market stores them. A date of birth belongs to a credit,
 * which only adults are given. Throws InvalidFieldError.
 */
export const checkPerson = (body: ReservationBody, market: Market, now: Date) => {
  const phone = market.phone.normalise(body.phoneNumber);
  if (phone === undefined) throw new InvalidFieldError("phoneNumber", "No telephone number of this market");
  if (!isEmailAddress(body.email)) throw new InvalidFieldError("email", "No usable e-mail address");
  return {
    name: body.name,
    email: body.email,
    phone,
    birthDate: body.finance === undefined ? null : checkBirthDate(body.birthDate, now),
    receipt: checkReceipt(body.receipt, market),
  };
};

const checkBirthDate = (birthDate: string | undefined, now: Date): string => {
  if (birthDate === undefined) throw new InvalidFieldError("birthDate", "A credit needs a date of birth");
  if (!isAdult(birthDate, now)) throw new InvalidFieldError("birthDate", "A credit is for adults");
  return birthDate;
};

const checkReceipt = (receipt: ReservationBody["receipt"], market: Market): StoredReceipt => {
  const nif = market.nif.normalise(receipt.nif);
  if (nif === undefined) throw new InvalidFieldError("receipt.nif", "No tax number of this market");
  const { extraReceipt } = receipt;
  return {
    nif,
    ...checkAddress(receipt, market, "receipt"),
    ...(extraReceipt && { extraReceipt: checkAddress(extraReceipt, market, "receipt.extraReceipt") }),
  };
};

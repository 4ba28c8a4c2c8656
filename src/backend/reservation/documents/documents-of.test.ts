import { describe, expect, test } from "vitest";
import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import { locales } from "#platform/locale.ts";
import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";
import { documentsOf } from "./documents-of.ts";
import { listDocuments } from "./list-documents.ts";

const [submitted, paid, back] = ["10:00", "10:05", "12:00"].map((time) => new Date(`2026-11-24T${time}:00Z`));
const reservation = (more: Partial<StoredReservation>) =>
  ({
    ...{ locale: "es", conditionsVersion: reservationConditionsVersion, finance: null },
    ...{ createdAt: submitted, confirmedAt: null, ...more },
  }) as StoredReservation;
const attempt = (number: number, more: Partial<StoredAttempt>) =>
  ({ number, state: "open", paidAt: null, refundedAt: null, refundReason: null, ...more }) as StoredAttempt;

const deposit = attempt(2, { state: "paid", paidAt: paid });
const confirmed = reservation({ state: "confirmed", confirmedAt: paid });
const ids = (...given: Parameters<typeof documentsOf>) => documentsOf(...given).map(({ id }) => id);

describe("there are", () => {
  test("no papers of what is held", () => {
    expect(ids(reservation({ state: "held" }), [attempt(1, {})])).toEqual([]);
  });

  test("all that concerns it of what is confirmed", () => {
    const cancelledAttempt = attempt(1, { state: "cancelled" });
    expect(ids(confirmed, [cancelledAttempt, deposit])).toEqual([
      "confirmation",
      "payment-2",
      "conditions",
      "withdrawal",
    ]);
  });

  test("the credit's of what is financed", () => {
    const finance = {} as StoredReservation["finance"];
    expect(ids({ ...confirmed, finance }, [deposit])).toContain("finance");
  });

  test("the same of what was cancelled, and the refund's once it has gone out", () => {
    const cancelled = { ...confirmed, state: "cancelled" } as const;
    const onItsWay = { ...deposit, state: "refunding", refundReason: "cancelled" } as const;
    const before = ids(confirmed, [deposit]);
    expect(ids(cancelled, [onItsWay])).toEqual(before);
    expect(ids(cancelled, [{ ...onItsWay, state: "refunded", refundedAt: back }] as never)).toEqual([
      ...before,
      "refund-2",
    ]);
  });

  test("those of the money of what was never confirmed", () => {
    const late = attempt(1, { state: "refunded", paidAt: paid, refundedAt: back, refundReason: "too-late" });
    expect(ids(reservation({ state: "expired" }), [late])).toEqual(["payment-1", "refund-1"]);
  });

  test("no receipt of an amount that no row says", () => {
    const wrong = attempt(1, {
      ...{ state: "refunded", paidAt: paid, refundedAt: back, refundReason: "wrong-amount" },
    });
    expect(ids(reservation({ state: "held" }), [wrong])).toEqual(["refund-1"]);
  });

  test("no conditions of a version that nobody knows", () => {
    expect(ids({ ...confirmed, conditionsVersion: "1999-01" }, [deposit])).not.toContain("conditions");
  });
});

describe.each(locales)("the list in %s", (locale) => {
  const twice = attempt(3, { state: "refunded", paidAt: paid, refundedAt: back, refundReason: "paid-twice" });

  test("names each apart, and dates it by what it tells of", () => {
    const listed = listDocuments(confirmed, [deposit, twice], locale);
    expect(new Set(listed.map(({ name }) => name)).size).toBe(6);
    expect(listed.map(({ id, createTime }) => [id, createTime])).toEqual([
      ["confirmation", paid?.toISOString()],
      ["payment-2", paid?.toISOString()],
      ["payment-3", paid?.toISOString()],
      ["conditions", paid?.toISOString()],
      ["withdrawal", paid?.toISOString()],
      ["refund-3", back?.toISOString()],
    ]);
    expect(listed.every(({ contentType }) => contentType === "application/pdf")).toBe(true);
  });

  test("is cut where the contract ends it", () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ ...twice, number: at + 1 }));
    expect(listDocuments(confirmed, many, locale)).toHaveLength(30);
  });
});

import "server-only";
import { call } from "#api/call.ts";
import type { SignedInCaller } from "#api/session/with-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { KeptChange, KeptSubject, KeptThing } from "#domain/kept-change.ts";
import { keptFilters } from "#domain/kept-list.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { fail } from "#platform/result.ts";

type Change = (subject: KeptSubject, caller: SignedInCaller) => Promise<ServiceResult<unknown>>;

const listBody = ({ name, list }: KeptSubject) => {
  if (!list) return undefined;
  const { kind, dealers, path } = list;
  return { name, kind, ...(dealers && { dealers: [...dealers] }), filters: keptFilters(list), path };
};

const noList = async (): Promise<ServiceResult<never>> =>
  fail("invalid", "No list is named", { field: "list" });

const alertIs =
  (active: boolean): Change =>
  ({ id }, caller) =>
    call("changeCarAlert", { query: { id }, body: { active } }, caller);

const setPriceDropActive =
  (active: boolean): Change =>
  ({ id: vin }, caller) =>
    call("changePriceDropAlert", { query: { vin }, body: { active } }, caller);

const notificationIs =
  (read: boolean): Change =>
  ({ id }, caller) =>
    call("markNotifications", { ...(id && { query: { id } }), body: { read } }, caller);

/** Calls by kind of record and change. */
const changes: Readonly<Record<KeptThing, Readonly<Partial<Record<KeptChange, Change>>>>> = {
  search: {
    remove: ({ id }, caller) => call("deleteSavedSearch", { query: { id } }, caller),
    restore: (subject, caller) => {
      const body = listBody(subject);
      return body ? call("saveSearch", { body }, caller) : noList();
    },
  },
  "car-alert": {
    pause: alertIs(false),
    resume: alertIs(true),
    remove: ({ id }, caller) => call("deleteCarAlert", { query: { id } }, caller),
    restore: (subject, caller) => {
      const body = listBody(subject);
      const query = { type: leadTypes["car-alert"] };
      return body ? call("createCarAlert", { query, body }, caller) : noList();
    },
  },
  "price-drop": {
    pause: setPriceDropActive(false),
    resume: setPriceDropActive(true),
    remove: ({ id: vin }, caller) => call("deletePriceDropAlert", { query: { vin } }, caller),
    restore: ({ id: vin }, caller) =>
      call("createPriceDropAlert", { params: { vin }, query: { type: leadTypes["price-drop"] } }, caller),
  },
  notification: {
    read: notificationIs(true),
    unread: notificationIs(false),
    restore: notificationIs(true),
    remove: ({ id }, caller) => (id ? call("deleteNotification", { query: { id } }, caller) : noList()),
  },
};

/** Changes a saved record or a notification of a customer; `invalid` for a change its kind does not have. */
export const changeKept = (
  subject: KeptSubject,
  change: KeptChange,
  caller: SignedInCaller,
): Promise<ServiceResult<unknown>> => (changes[subject.thing][change] ?? noList)(subject, caller);

import "server-only";
import { call } from "#api/call.ts";
import type { SignedInCaller } from "#api/session/with-session.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import { leadTypes } from "#domain/lead-types.ts";
import type { SavedItem, SavedItemChange, SavedItemKind } from "#domain/saved-item.ts";
import { savedFilters } from "#domain/saved-list.ts";
import { fail } from "#platform/result.ts";

type Change = (subject: SavedItem, caller: SignedInCaller) => Promise<ServiceResult<unknown>>;

const listBody = ({ name, list }: SavedItem) => {
  if (!list) return undefined;
  const { kind, dealers, path } = list;
  return { name, kind, ...(dealers && { dealers: [...dealers] }), filters: savedFilters(list), path };
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
const changes: Readonly<Record<SavedItemKind, Readonly<Partial<Record<SavedItemChange, Change>>>>> = {
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
export const changeSavedItem = (
  subject: SavedItem,
  change: SavedItemChange,
  caller: SignedInCaller,
): Promise<ServiceResult<unknown>> => (changes[subject.thing][change] ?? noList)(subject, caller);

import { z } from "zod";
import {
  alertChange,
  carAlert,
  carAlertBody,
  carAlertChange,
  carAlertPreview,
  carAlerts,
  carAlertType,
} from "./car-alert.ts";
import type { Endpoint } from "./endpoint.ts";
import { field } from "./field.ts";
import { notificationChange, notificationList, notificationQuery } from "./notification.ts";
import { priceDropAlerts, priceDropType } from "./price-drop-alert.ts";
import { acknowledgement, identifier, vin } from "./primitives.ts";
import { savedSearch, savedSearchBody, savedSearches } from "./saved-search.ts";
import { savedList } from "./search-filters.ts";

const byId = (what: string, example: string) =>
  z.object({ id: field(identifier, `Id of the ${what}`, example) });
const bySearch = byId("search", "s1");
const byAlert = byId("alert", "a1");
const byNotification = byId("notification", "n1");
const byVin = z.object({ vin });

const shared = { service: "data", token: "required" } as const;

/** Saved searches, alerts on vehicles and prices, and what they have led to. */
export const notificationEndpoints = {
  savedSearches: {
    ...shared,
    summary: "The customer's saved searches, newest first",
    description: "List of the personal area.",
    method: "GET",
    path: "/search/saveV2",
    idempotent: true,
    data: savedSearches,
  },
  saveSearch: {
    ...shared,
    summary: "Saves a search",
    description:
      "The same list saved again is one search with the new name. Without this call searches cannot be saved.",
    errors: ["list-full"],
    method: "POST",
    path: "/search/saveV2",
    idempotent: true,
    extension: true,
    body: savedSearchBody,
    encoding: "json",
    data: savedSearch,
  },
  deleteSavedSearch: {
    ...shared,
    summary: "Forgets a search",
    description: "An unknown id is no error: the search is gone.",
    method: "DELETE",
    path: "/search/saveV2",
    idempotent: true,
    query: bySearch,
    data: acknowledgement,
  },
  carAlerts: {
    ...shared,
    summary: "The customer's car alerts, or the one with the id",
    description: "List of the personal area.",
    method: "GET",
    path: "/notifications/car-alert",
    idempotent: true,
    query: byAlert.partial(),
    data: carAlerts,
  },
  createCarAlert: {
    ...shared,
    summary: "Subscribes to new vehicles that match",
    description:
      "The same list sent again is one alert. Visitors without an account send the lead 37 in its place.",
    errors: ["list-full"],
    method: "POST",
    path: "/notifications/car-alert",
    idempotent: true,
    query: carAlertType,
    body: carAlertBody,
    encoding: "json",
    data: field(carAlert.partial().nullish(), "The alert; the storefront works without it"),
  },
  changeCarAlert: {
    ...shared,
    summary: "Pauses, resumes or changes a car alert",
    description: "What is left out stays. `conflict`: another alert looks for the same.",
    errors: ["not-found", "conflict"],
    method: "PATCH",
    path: "/notifications/car-alert",
    idempotent: true,
    query: byAlert,
    body: carAlertChange,
    encoding: "json",
    data: acknowledgement,
  },
  deleteCarAlert: {
    ...shared,
    summary: "Ends a car alert",
    description: "An unknown id is no error: the alert is gone.",
    method: "DELETE",
    path: "/notifications/car-alert",
    idempotent: true,
    query: byAlert,
    data: acknowledgement,
  },
  previewCarAlert: {
    service: "data",
    token: "none",
    summary: "What a car alert would have found in the last 30 days",
    description: "A line in the form of an alert; without it the line is left out.",
    method: "POST",
    path: "/notifications/car-alert/preview",
    idempotent: true,
    extension: true,
    body: savedList,
    encoding: "json",
    data: carAlertPreview,
  },
  priceDropAlerts: {
    ...shared,
    summary: "The customer's price-drop alerts, or the one on the vehicle",
    description: "List of the personal area.",
    method: "GET",
    path: "/notifications/price-drop",
    idempotent: true,
    query: byVin.partial(),
    data: priceDropAlerts,
  },
  createPriceDropAlert: {
    ...shared,
    summary: "Subscribes to a lower price",
    description: "Visitors without an account send the lead 38 in its place.",
    errors: ["not-found", "gone", "list-full"],
    method: "POST",
    path: "/notifications/{vin}/price-drop",
    idempotent: true,
    params: byVin,
    query: priceDropType,
    data: acknowledgement,
  },
  changePriceDropAlert: {
    ...shared,
    summary: "Pauses or resumes a price-drop alert",
    description: "Refused where the customer has no alert on the vehicle.",
    errors: ["not-found"],
    method: "PATCH",
    path: "/notifications/price-drop",
    idempotent: true,
    query: byVin,
    body: alertChange,
    encoding: "json",
    data: acknowledgement,
  },
  deletePriceDropAlert: {
    ...shared,
    summary: "Ends a price-drop alert",
    description: "No alert on the vehicle is no error: it is gone.",
    method: "DELETE",
    path: "/notifications/price-drop",
    idempotent: true,
    query: byVin,
    data: acknowledgement,
  },
  notifications: {
    ...shared,
    summary: "The customer's notifications, newest first",
    description: "List of the personal area; without it the list is hidden.",
    method: "GET",
    path: "/notifications",
    idempotent: true,
    extension: true,
    query: notificationQuery,
    data: notificationList,
  },
  markNotifications: {
    ...shared,
    summary: "Marks a notification, or all of them, as read or unread",
    description: "Without an id all are marked. One that was removed within the hour is back.",
    errors: ["not-found"],
    method: "PATCH",
    path: "/notifications",
    idempotent: true,
    extension: true,
    query: byNotification.partial(),
    body: notificationChange,
    encoding: "json",
    data: acknowledgement,
  },
  deleteNotification: {
    ...shared,
    summary: "Removes a notification",
    description: "An unknown id is no error: the notification is gone.",
    method: "DELETE",
    path: "/notifications",
    idempotent: true,
    extension: true,
    query: byNotification,
    data: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;

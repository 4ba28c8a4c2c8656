import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { field } from "./field.ts";
import { dateTime, identifier, queryNumber, sitePath, vin } from "./primitives.ts";

/** What a notification can be about. */
export const notificationKinds = ["car-alert", "price-drop", "reservation", "trade-in"] as const;

const notificationKind = z.enum(notificationKinds);

/** Extension: a notification for the customer. `title` and `message` are in the language of the call. */
export const notification = field(
  z.object({
    id: field(identifier, "Id of the notification", "n1"),
    kind: field(notificationKind, "What it is about", "price-drop"),
    title: field(z.string().max(200), "Title in the language of the call", "Ha bajado de precio"),
    message: field(
      z.string().max(1000),
      "Text in the language of the call",
      "El SEAT León que sigues cuesta ahora 15 490,00 €.",
    ),
    path: field(
      sitePath.optional(),
      "Page of the shop that it leads to",
      "/coches-ocasion/seat-leon-style-12345678/",
    ),
    vin: vin.optional(),
    imageUrl: field(
      z.string().max(2000).optional(),
      "Picture of the vehicle",
      "https://pictures.volante.test/leon.jpg",
    ),
    read: field(z.boolean(), "Whether the customer has read it", false),
    createTime: field(dateTime, "When it was written"),
  }),
  "A notification for the customer",
);

export const notificationQuery = z.object({
  page: field(queryNumber.int().min(1).max(1000).optional(), "Page of the list, from 1", 1),
  kind: field(notificationKind.optional(), "Only notifications of this kind", "price-drop"),
});

/** Newest first; `unread` counts those of all kinds. */
export const notificationList = z.object({
  notifications: field(
    z.array(notification).max(listLimits.notificationsPerPage),
    "One page of notifications, newest first",
  ),
  unread: field(z.int().min(0), "Number of unread notifications of all kinds", 1),
  page: field(
    z.object({
      number: field(z.int().positive(), "Number of this page, from 1", 1),
      size: field(z.int().positive(), "Notifications on a full page", 50),
      count: field(z.int().min(0), "Number of pages", 1),
    }),
    "Where in the list this page is",
  ),
});

/** Without an id in the query the change is for all. */
export const notificationChange = z.object({
  read: field(z.boolean(), "true marks as read, false as unread", true),
});

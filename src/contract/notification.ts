import { z } from "zod";
import { listLimits } from "./customer-list-limits.ts";
import { dateTime, identifier, queryNumber, sitePath, vin } from "./primitives.ts";

/** What a notification can be about. */
export const notificationKinds = ["car-alert", "price-drop", "reservation", "trade-in"] as const;

const notificationKind = z.enum(notificationKinds);

/** Extension: a notification for the customer. `title` and `message` are in the language of the call. */
export const notification = z.object({
  id: identifier,
  kind: notificationKind,
  title: z.string().max(200),
  message: z.string().max(1000),
  path: sitePath.optional(),
  vin: vin.optional(),
  imageUrl: z.string().max(2000).optional(),
  read: z.boolean(),
  createTime: dateTime,
});

export const notificationQuery = z.object({
  page: queryNumber.int().min(1).max(1000).optional(),
  kind: notificationKind.optional(),
});

/** Newest first; `unread` counts those of all kinds. */
export const notificationList = z.object({
  notifications: z.array(notification).max(listLimits.notificationsPerPage),
  unread: z.int().min(0),
  page: z.object({ number: z.int().positive(), size: z.int().positive(), count: z.int().min(0) }),
});

/** Without an id in the query the change is for all. */
export const notificationChange = z.object({ read: z.boolean() });

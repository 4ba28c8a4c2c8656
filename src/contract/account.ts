import { z } from "zod";
import { carAlert } from "./car-alert.ts";
import { favourite } from "./favourite.ts";
import { notification } from "./notification.ts";
import { priceDropAlert } from "./price-drop-alert.ts";
import { calendarDate, dateTime, emailAddress, identifier, text } from "./primitives.ts";
import { reservation } from "./reservation.ts";
import { savedSearch } from "./saved-search.ts";
import { user } from "./session.ts";
import { storedTradeIn } from "./trade-in.ts";

/** Of each kind; the newest ones. */
export const mostExported = 10_000;

const everything = <S extends z.ZodType>(entry: S) => z.array(entry).max(mostExported);

/** Extension: all data stored about a customer, for the customer. */
export const accountExport = z.object({
  exportTime: dateTime,
  user,
  /** When the customer signed in. */
  sessions: everything(z.object({ createTime: dateTime })),
  reservations: everything(reservation),
  tradeIns: everything(storedTradeIn),
  savedSearches: everything(savedSearch),
  carAlerts: everything(carAlert),
  priceDropAlerts: everything(priceDropAlert),
  favourites: everything(favourite),
  notifications: everything(notification),
  /** Requests as they were sent in, by lead type id. */
  leads: everything(
    z.object({
      id: identifier,
      type: z.int(),
      createTime: dateTime,
      fields: z.record(z.string().max(60), z.string().max(2000)),
    }),
  ),
  /** What was mailed to the customer within the last 30 days, without mails that hold a code. */
  mails: everything(
    z.object({ createTime: dateTime, recipient: emailAddress, subject: z.string(), text: z.string() }),
  ).optional(),
  /** What was noted of the sessions that have not ended; `data` is JSON. */
  footprints: everything(z.object({ createTime: dateTime, type: z.int(), data: z.string() })).optional(),
});

/** Extension: what the customer is called and how they are reached; what is left out stays. */
export const accountChange = z.object({
  name: text(200).optional(),
  /** As typed; empty for none. */
  phoneNumber: z.string().trim().max(30).optional(),
});

/** Extension: the password as it is, and the one that takes its place. */
export const ownPasswordChange = z.object({
  password: z.string().min(1).max(400),
  newPassword: z.string().min(1).max(400),
});

/** Extension: the address that is to take the place of the account's; a code is mailed there. */
export const addressChangeBody = z.object({ userEmail: emailAddress, password: z.string().min(1).max(400) });

/** Extension: the code of that mail. */
export const addressConfirmation = z.object({ code: text(20) });

/** Extension: the customer types the account's address to confirm, and its password: a token that was stolen is not enough. */
export const accountDeletionBody = z.object({
  userEmail: emailAddress,
  password: z.string().min(1).max(400),
});

export const accountDeletion = z
  .object({
    /** Data that must be retained by law, and until when. */
    retained: z
      .array(z.object({ what: z.string().max(200), until: calendarDate }))
      .max(20)
      .optional(),
  })
  .nullish();

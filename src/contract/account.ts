import { z } from "zod";
import { carAlert } from "./car-alert.ts";
import { favourite } from "./favourite.ts";
import { field } from "./field.ts";
import { notification } from "./notification.ts";
import { ours } from "./ours.ts";
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
export const accountExport = field(
  z.object({
    exportTime: field(dateTime, "When the data was gathered"),
    user: field(user, "The account"),
    sessions: field(
      everything(z.object({ createTime: field(dateTime, "When the customer signed in") })),
      "Sessions of the account, newest first",
    ),
    signInProviders: ours(
      everything(
        z.object({
          issuer: field(z.string().max(500), "The provider", "https://login.volante.test"),
          subject: field(z.string().max(255), "The customer's id there", "248289761001"),
          createTime: field(dateTime, "When it was linked to the account"),
        }),
      ),
      "Providers of sign-ins that the account is linked to",
    ),
    reservations: field(everything(reservation), "All reservations, newest first"),
    tradeIns: field(everything(storedTradeIn), "All trade-ins, newest first"),
    savedSearches: field(everything(savedSearch), "Saved searches"),
    carAlerts: field(everything(carAlert), "Alerts on new vehicles"),
    priceDropAlerts: field(everything(priceDropAlert), "Alerts on lower prices"),
    favourites: field(everything(favourite), "Favourites"),
    notifications: field(everything(notification), "Notifications"),
    leads: field(
      everything(
        z.object({
          id: field(identifier, "Id of the request", "l1"),
          type: field(z.int(), "Lead type id: 32, 33, 34, 36, 37 or 38", 33),
          createTime: field(dateTime, "When it was sent"),
          fields: field(
            z.record(z.string().max(60), z.string().max(2000)),
            "What was sent, by the name of its field",
            { vin: "VSSZZZ5FZKR012345", message: "¿Sigue disponible?" },
          ),
        }),
      ),
      "Requests as they were sent in",
    ),
    mails: field(
      everything(
        z.object({
          createTime: field(dateTime, "When it was written"),
          recipient: field(emailAddress, "Address that it went to"),
          subject: field(z.string(), "Subject", "Tu reserva está confirmada"),
          text: field(z.string(), "Body as plain text", "Hola, Ana: tu reserva está confirmada."),
        }),
      ).optional(),
      "What was mailed to the customer within the last 30 days, without mails that hold a code",
    ),
    footprints: field(
      everything(
        z.object({
          createTime: field(dateTime, "When it happened"),
          type: field(z.int(), "Tracking event code (specification section 9)", 14),
          data: field(z.string(), "What was noted, as JSON text", '{"vin":"VSSZZZ5FZKR012345"}'),
        }),
      ).optional(),
      "What was noted of the sessions that have not ended",
    ),
  }),
  "All data stored about a customer",
);

/** Extension: what the customer is called and how they are reached; what is left out stays. */
export const accountChange = z.object({
  name: field(text(200).optional(), "Name of the customer; left out, it stays", "Ana Gómez"),
  phoneNumber: field(
    z.string().trim().max(30).optional(),
    "Telephone as typed, empty for none; left out, it stays",
    "612345678",
  ),
});

const presentPassword = field(
  z.string().min(1).max(400),
  "The account's present password, as typed",
  "volante demo",
);

/** Extension: the password as it is, and the one that takes its place. */
export const ownPasswordChange = z.object({
  password: field(
    presentPassword.optional(),
    "The account's present password; left out by an account that has none, shortly after its customer signed in by a mailed code",
    "volante demo",
  ),
  newPassword: field(
    z.string().min(1).max(400),
    "Password from now on; the service decides how strong it must be",
    "otra frase larga",
  ),
});

/** Extension: the address that is to take the place of the account's; a code is mailed there. */
export const addressChangeBody = z.object({
  userEmail: field(emailAddress, "New mail address; a code is mailed there"),
  password: presentPassword,
});

/** Extension: the code of that mail. */
export const addressConfirmation = z.object({
  code: field(text(20), "Code from the mail to the new address", "K7QM-2X9T"),
});

/** Extension: the customer types the account's address to confirm, and its password: a token that was stolen is not enough. */
export const accountDeletionBody = z.object({
  userEmail: field(emailAddress, "The account's mail address, typed to confirm"),
  password: presentPassword,
});

export const accountDeletion = field(
  z
    .object({
      retained: field(
        z
          .array(
            z.object({
              what: field(
                z.string().max(200),
                "What is retained, in the language of the call",
                "Reservas pagadas, sin tu nombre",
              ),
              until: field(calendarDate, "Last day on which it is retained", "2032-11-20"),
            }),
          )
          .max(20)
          .optional(),
        "Data that must be retained by law, and until when",
      ),
    })
    .nullish(),
  "What remains after the deletion",
);

import { siteAddress } from "#backend/http/site-address.ts";
import { signLink } from "#backend/mail/signed-link.ts";

/** Until when the page of an appointment is of use after it: shows that it is over, or lets the visitor choose another one. */
const afterMs = 30 * 86_400_000;

const pathOf = (page: "manage" | "confirm", link: string): string =>
  `/api/services/appointments/${page}?link=${link}`;

/**
 * Path of the page that shows, changes and cancels an appointment, for holders of the link. @param id of the trade-in, or of a test
 * drive's lead
 */
export const managePath = (id: string, start: Date): string =>
  pathOf(
    "manage",
    signLink({
      purpose: "manage-appointment",
      subject: id,
      expiresAt: new Date(start.getTime() + afterMs),
    }),
  );

/** Address of the page that confirms an appointment, in this change of it only. It outlives the appointment, to say what became of it. */
export const confirmAddress = (id: string, sequence: number, now: Date): string => {
  const expiresAt = new Date(now.getTime() + afterMs);
  const link = signLink({ purpose: "confirm-appointment", subject: `${id}:${sequence}`, expiresAt });
  return siteAddress() + pathOf("confirm", link);
};

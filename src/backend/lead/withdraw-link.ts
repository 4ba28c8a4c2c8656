import { signLink } from "#backend/mail/signed-link.ts";
import { env } from "#platform/env.ts";

const dayInMs = 86_400_000;
/** How long the link of the mail can withdraw an unwanted request. */
const validForDays = 60;

/** The address in the mail of a lead that withdraws it. */
export const withdrawLink = (leadId: string, now: Date): string => {
  const expiresAt = new Date(now.getTime() + validForDays * dayInMs);
  const link = signLink({ purpose: "withdraw-lead", subject: leadId, expiresAt });
  return `${env().SITE_URL}/api/services/requests/withdraw?link=${link}`;
};

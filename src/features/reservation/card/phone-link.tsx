import { phoneText } from "#domain/phone-text.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";

/** A telephone that a press of a finger calls. @param phone as it is stored */
export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <SiteLink href={`tel:${phone}`}>{phoneText(phone)}</SiteLink>
);

import { SiteLink, type SiteLinkProps } from "../site-link/site-link.tsx";
import { type ButtonLook, buttonLook } from "./button-look.ts";

/** Leads somewhere, with the weight of a button. Apart from what is pressed, which also the browser renders. */
export const ButtonLink = ({ look, size, wide, ...rest }: ButtonLook & Omit<SiteLinkProps, "size">) => (
  <SiteLink {...buttonLook({ look, size, wide })} {...rest} />
);

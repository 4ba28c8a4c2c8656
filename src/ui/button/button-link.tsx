import { SiteLink, type SiteLinkProps } from "../site-link/site-link.tsx";
import { type ButtonLook, buttonLook } from "./button-look.ts";

/** A link styled as a button. In a file of its own since the browser renders `Button` too. */
export const ButtonLink = ({ look, size, wide, ...rest }: ButtonLook & Omit<SiteLinkProps, "size">) => (
  <SiteLink {...buttonLook({ look, size, wide })} {...rest} />
);

import { SiteLink, type SiteLinkProps } from "../site-link/site-link.tsx";
import { type ButtonStyle, buttonStyle } from "./button-style.ts";

/** A link styled as a button. In a file of its own since the browser renders `Button` too. */
export const ButtonLink = ({
  look,
  size,
  wide,
  icon,
  ...rest
}: ButtonStyle & Omit<SiteLinkProps, "size">) => (
  <SiteLink {...buttonStyle({ look, size, wide, icon })} {...rest} />
);

import type { CSSProperties } from "react";

/** The pictures in `public/icons/strip.svg`, from above. */
export const iconNames = [
  "heart",
  "compare",
  "user",
  "menu",
  "close",
  "down",
  "left",
  "right",
  "arrow",
  "search",
  "filter",
  "sort",
  "pin",
  "phone",
  "mail",
  "bell",
  "calendar",
  "gauge",
  "fuel",
  "gearbox",
  "power",
  "paint",
  "door",
  "seat",
  "shield",
  "tag",
  "return",
  "euro",
  "truck",
  "check",
  "info",
  "warning",
  "error",
  "success",
  "help",
  "chat",
  "globe",
  "clock",
  "share",
  "print",
  "pause",
  "play",
  "wheel",
  "car",
  "key",
  "zoom-in",
  "zoom-out",
  "rotate-right",
  "rotate-left",
  "fit",
  "copy",
  "heart-full",
] as const;

export type IconName = (typeof iconNames)[number];

/** Which icon it is, for styles (styles/base.css); a button that is pressed shows the full heart. */
const numbered = (name: IconName) =>
  ({ "--icon": name === "heart" ? "var(--heart,0)" : iconNames.indexOf(name) }) as CSSProperties;

/** A decorative icon in the colour of the text; its meaning is in the text or in the control's name. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg width={size} height={size} aria-hidden="true" style={numbered(name)} />
);

/** Attributes of an element that has an icon before its content, without an element for it; 20 pixels unless `--icon-size` says so. */
export const iconBefore = (name: IconName) => ({ "data-icon": "", style: numbered(name) });

/** Symbols of `public/icons/sprite.svg`. */
export const iconNames = [
  "arrow",
  "bell",
  "calendar",
  "car",
  "chat",
  "check",
  "clock",
  "copy",
  "close",
  "compare",
  "door",
  "down",
  "error",
  "euro",
  "filter",
  "fit",
  "fuel",
  "gauge",
  "gearbox",
  "globe",
  "heart",
  "help",
  "info",
  "key",
  "left",
  "mail",
  "menu",
  "paint",
  "pause",
  "phone",
  "pin",
  "play",
  "power",
  "print",
  "return",
  "rotate-left",
  "rotate-right",
  "right",
  "search",
  "seat",
  "share",
  "shield",
  "sort",
  "success",
  "tag",
  "truck",
  "user",
  "warning",
  "wheel",
  "zoom-in",
  "zoom-out",
] as const;

export type IconName = (typeof iconNames)[number];

/** A decorative icon in the colour of the text; its meaning is in the text or in the control's name. */
export const Icon = ({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href={`/icons/sprite.svg#${name}`} />
  </svg>
);

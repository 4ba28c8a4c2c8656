import { leadTypes } from "./lead-types.ts";
import { wizardNames } from "./wizard-address.ts";

/** What a shop may offer: its requests, by the names of `leadTypes`, and the wizards. */
export const formNames = [
  ...(Object.keys(leadTypes) as readonly (keyof typeof leadTypes)[]),
  ...wizardNames,
] as const;

export type OfferedForm = (typeof formNames)[number];

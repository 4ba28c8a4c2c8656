import type { Attack } from "./attack.ts";
import { canaries } from "./canaries.ts";
import { headers } from "./headers.ts";
import { hosts } from "./hosts.ts";

/** Every attack, in the order in which they are tried. */
export const allAttacks: readonly Attack[] = [canaries, headers, hosts];

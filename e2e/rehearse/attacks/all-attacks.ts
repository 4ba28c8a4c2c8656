import type { Attack } from "./attack.ts";
import { bodies } from "./bodies.ts";
import { canaries } from "./canaries.ts";
import { hanging } from "./hanging.ts";
import { headers } from "./headers.ts";
import { hosts } from "./hosts.ts";
import { invented } from "./invented.ts";
import { limits } from "./limits.ts";
import { logoutAndLog } from "./logout-and-log.ts";
import { lying } from "./lying.ts";
import { oddRequests } from "./odd-requests.ts";
import { payloadsEverywhere } from "./payloads.ts";
import { pictures } from "./pictures.ts";
import { redirects } from "./redirects.ts";
import { slowConnections } from "./slow-connections.ts";

/** Every attack, in the order in which they are tried. */
export const allAttacks: readonly Attack[] = [
  canaries,
  headers,
  logoutAndLog,
  hosts,
  oddRequests,
  payloadsEverywhere,
  redirects,
  bodies,
  pictures,
  invented,
  limits,
  lying,
  hanging,
  slowConnections,
];

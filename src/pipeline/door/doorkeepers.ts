import { boundBody } from "./bound-body.ts";
import type { Doorkeeper } from "./open-door.ts";

/**
 * Who is asked before the framework sees a request, in this order. Those that need the address and the headers only come
 * first and answer at once; `boundBody` has to be the first that waits, since it must see the first byte of a body.
 */
export const doorkeepers: readonly Doorkeeper[] = [boundBody];

import { peerHeader } from "#platform/rate-limit/client-address.ts";
import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import type { Exchange } from "./refuse.ts";

/** What tells from which address a request comes. */
const addressHeaders = ({ request }: Exchange): Headers => {
  const names = [peerHeader, "x-forwarded-for"];
  const given = names.map((name) => [name, request.headers[name]] as const);
  return new Headers(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
};

/** Counts requests by the address that they come from, and refuses those beyond the limit of this name. */
export const permitted =
  (name: AddressLimitName, counts: (exchange: Exchange) => boolean): GatewayCheck =>
  (exchange) => {
    if (!counts(exchange)) return undefined;
    return takePermit(name, addressHeaders(exchange)).then((permit) =>
      permit.ok
        ? undefined
        : {
            status: 429,
            message: "Too many requests\n",
            headers: { "retry-after": String(permit.retryAfterSeconds) },
          },
    );
  };

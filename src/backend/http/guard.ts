import type { MiddlewareHandler } from "hono";
import { BackendError } from "#backend/errors.ts";
import { findCustomer } from "#backend/identity/find-customer.ts";
import { noteVisit } from "#backend/identity/note-visit.ts";
import { type Endpoint, endpointLabel } from "#contract/endpoint.ts";
import type { BackendEnv } from "./call.ts";
import { errorResponse } from "./error-response.ts";

/** The token of `Authorization: Bearer ...` (RFC 6750); undefined without the header, empty when it holds none of ours. */
const readToken = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : (/^bearer +([\w-]{43})$/i.exec(header)?.[1] ?? "");

/**
 * Stands before an endpoint, implemented or not, and says whose call it is. Where a token is required nobody comes past
 * without a valid one; where it is optional one that is not valid is refused too, so that the caller renews it, unless the
 * endpoint forgives it. Where none is wanted none is looked at.
 */
export const guard =
  (endpoint: Endpoint): MiddlewareHandler<BackendEnv> =>
  async (context, next) => {
    const call = context.get("call");
    const { token: use, forgivesToken } = endpoint;
    const token = use === "none" ? undefined : readToken(context.req.header("authorization"));
    const customer = token ? await findCustomer(call.orm, token, call.now) : undefined;
    if (!customer && (use === "required" || (token !== undefined && !forgivesToken))) {
      const hasToken = token !== undefined;
      call.log.info({ endpoint: endpointLabel(endpoint), hasToken }, "a call without a valid token");
      const refusal = errorResponse(new BackendError("unauthorized", "Needs a valid token"), call.log);
      refusal.headers.set("www-authenticate", hasToken ? 'Bearer error="invalid_token"' : "Bearer");
      return refusal;
    }
    context.set("call", { ...call, customer: customer && (await noteVisit(call.orm, customer, call.now)) });
    return next();
  };

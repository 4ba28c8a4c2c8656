import { BackendError, TooOftenError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { errorResponse } from "#backend/http/error-response.ts";
import { answerCall, type Handler, readToken, refuseToken } from "#backend/http/mount.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { endpointLabel } from "#contract/endpoint.ts";
import { type OfficeEndpoint, officeEndpoints } from "#contract/office-endpoints.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { takePermit } from "#platform/rate-limit/take-permit.ts";
import { recordAction } from "./audit.ts";
import type { OfficeCaller } from "./office-caller.ts";
import { officeHandlers } from "./office-handlers.ts";
import { findOperator, type Operator } from "./operators/operators.ts";

/** The operator of a call's token, or the refusal. Tokens and wrong ones are counted, beside all calls of an address. */
const admit = async (request: Request, { orm, now, log }: Call): Promise<Operator | Response> => {
  const token = readToken(request.headers.get("authorization") ?? undefined);
  const operator = token ? await findOperator(orm, token, now) : undefined;
  const permit = operator
    ? await takePermit("operatorToken", request.headers, { subject: operator.name })
    : await takePermit("wrongToken", request.headers);
  if (!permit.ok) throw new TooOftenError(permit.retryAfterSeconds);
  if (operator !== undefined) return operator;
  log.warn({ hasToken: token !== undefined }, "a call of the back office without a valid token");
  return refuseToken(token !== undefined, log);
};

const withoutStore = (answer: Response): Response => {
  answer.headers.set("cache-control", cacheControl.noStore);
  return answer;
};

type OfficeHandler<E extends OfficeEndpoint> = Handler<E, OfficeCaller>;
type Office<E extends OfficeEndpoint> = { readonly endpoint: E; readonly handler: OfficeHandler<E> };

const answerOffice =
  <E extends OfficeEndpoint>({ endpoint, handler }: Office<E>): PublicRoute["answer"] =>
  async (request, call, params) => {
    const operator = await admit(request, call);
    if (operator instanceof Response) return withoutStore(operator);
    const { orm, now, log } = call;
    const caller = { orm, now, log, actor: operator.name };
    const refuse = (code: string) => {
      const details = { call: endpointLabel(endpoint), code };
      return recordAction(orm, { actor: operator.name, action: "office.call", details, now }, "refused");
    };
    if (!operator.scopes.includes(endpoint.scope)) {
      await refuse("forbidden");
      const error = new BackendError("forbidden", `Needs a token with the scope ${endpoint.scope}`);
      return withoutStore(errorResponse(error, log));
    }
    let isRead = false;
    const recording: OfficeHandler<E> = (input, known) => {
      isRead = true;
      return handler(input, known);
    };
    const answer = await answerCall(request, { endpoint, handler: recording, params, call: caller });
    // What is read records itself.
    if (!isRead) await refuse("invalid-field");
    return withoutStore(answer);
  };

/** The calls of the back office. The storefront makes none of them; the holder of an operator's token does, below `/api/services/`. */
export const officeRoutes: readonly PublicRoute[] = Object.entries<OfficeEndpoint>(officeEndpoints).map(
  ([name, endpoint]) => ({
    ...{ method: endpoint.method, path: endpoint.path },
    why: "A call of the back office: refused without an operator's token of the scope, and recorded",
    limit: "office",
    query: Object.keys(endpoint.query?.shape ?? {}),
    answer: answerOffice({
      endpoint,
      handler: (officeHandlers as Readonly<Record<string, unknown>>)[name] as OfficeHandler<OfficeEndpoint>,
    }),
  }),
);

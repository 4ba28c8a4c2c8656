import type { z } from "zod";
import type { ErrorCode } from "./error-codes.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type ServiceName = "data" | "content";
/** `form` is form data, with or without files. */
type BodyEncoding = "json" | "form";

/** Whether a call carries the visitor's token: never, when there is one, or not at all without it. `operator`: one of the back office. */
type TokenUse = "none" | "optional" | "required" | "operator";

/**
 * One line of the contract with the two services (specification section 7).
 *
 * `params`, `query` and `body` are object schemas; a client hands over their input type and the service reads
 * their output type. `data` is what the envelope's `data` holds; `"blob"` answers bytes without an envelope.
 */
export interface Endpoint {
  readonly summary: string;
  /** When the storefront calls it and what it does without it, for the author of a service. */
  readonly description: string;
  /** Refusals of its own, beside those that any call of its form can have (`errors-of.ts`). */
  readonly errors?: readonly ErrorCode[];
  readonly service: ServiceName;
  readonly method: HttpMethod;
  /** Starts with a slash; placeholders in braces are keys of `params`. */
  readonly path: `/${string}`;
  readonly token: TokenUse;
  /** A token that is not valid counts as none. Elsewhere it is refused with 401, so that the caller renews it. */
  readonly forgivesToken?: true;
  /** The token's session must have begun within a day: payments and personal data of remembered sessions. Else it is refused with 401. */
  readonly needsRecentSignIn?: true;
  /** A call that may be sent again after a lost answer. */
  readonly idempotent: boolean;
  /** Not in specification section 7: a foreign service may answer 404 or 501, and the feature is then hidden. */
  readonly extension?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly encoding?: BodyEncoding;
  /** Bytes that a body has at most where that is less than its encoding allows. */
  readonly largestBody?: number;
  /**
   * A whole number of the body that travels in the query instead and selects the schema of the rest of the body:
   * `lead?type=32`.
   */
  readonly discriminator?: string;
  readonly data: z.ZodType | "blob";
}

/** A call that the storefront makes for its visitors. */
export type VisitorEndpoint = Endpoint & { readonly token: Exclude<TokenUse, "operator"> };

type Part<Name extends string, S> = S extends z.ZodType ? { readonly [K in Name]: z.input<S> } : unknown;
type OptionalPart<Name extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : unknown;

/**
 * What a caller hands over for an endpoint: `{ params, query, body }`, each only where the endpoint has one;
 * `query` may be left out where none of its keys is required.
 */
export type InputFor<E extends Endpoint> = Part<"params", E["params"]> &
  OptionalPart<"query", E["query"]> &
  Part<"body", E["body"]>;

type ReadPart<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the service reads: each part parsed, or `undefined` where the endpoint has none. */
export interface RequestFor<E extends Endpoint> {
  readonly params: ReadPart<E["params"]>;
  readonly query: ReadPart<E["query"]>;
  readonly body: ReadPart<E["body"]>;
}

/** What the answer's `data` holds, or the bytes with their media type. */
export type DataOf<E extends Endpoint> = E["data"] extends z.ZodType
  ? z.output<E["data"]>
  : { readonly bytes: ArrayBuffer; readonly contentType: string };

/** How logs and failures call an endpoint: `GET /vehicle/{vin}`. */
export const endpointLabel = (endpoint: Pick<Endpoint, "method" | "path">) =>
  `${endpoint.method} ${endpoint.path}`;

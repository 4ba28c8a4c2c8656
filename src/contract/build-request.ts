import { fill } from "#platform/fill.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type Endpoint, endpointLabel, type HttpMethod, type InputFor } from "./endpoint.ts";
import { firstIssue } from "./issue-field.ts";
import { type Extensions, stripUnannounced } from "./strip-unannounced.ts";
import type { Campaign } from "./tracking.ts";

export interface BuiltRequest {
  readonly method: HttpMethod;
  /** Starts with a slash, to be appended to the service's base address; parameters encoded, query string included. */
  readonly path: string;
  readonly body?: string | FormData;
  /** Left out for form data: the boundary is set by the sender. */
  readonly contentType?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Turns an endpoint and its input into a request, without sending it.
 *
 * The input is checked first, so that what a service would refuse never leaves, and a made-up id cannot change a path.
 * Only fields that the contract knows are sent, defaults included. Errors: `invalid`, naming the field.
 * @param extensions fields of ours that the service announces; the others are left out, but of calls that are ours as a whole
 */
export const buildRequest = <E extends Endpoint>(
  endpoint: E,
  input: InputFor<E>,
  campaign: Campaign = {},
  extensions: Extensions = "*",
): Result<BuiltRequest> => {
  const given = (input ?? {}) as { params?: unknown; query?: unknown; body?: unknown };
  const params = check(endpoint, "params", given.params ?? {});
  if (!params.ok) return params;
  const query = check(endpoint, "query", given.query ?? {});
  if (!query.ok) return query;
  const body = check(endpoint, "body", given.body);
  if (!body.ok) return body;

  const announced = (schema: Endpoint["body"], value: unknown) =>
    schema && !endpoint.extension ? stripUnannounced(schema, value, extensions) : value;
  const moved = splitDiscriminator(endpoint, announced(endpoint.body, body.value));
  const sentQuery = announced(endpoint.query, query.value) as Fields;
  const search = searchString({ ...sentQuery, ...moved.query, ...campaign });
  const path = fillPath(endpoint.path, params.value as Fields) + search;
  if (moved.body === undefined) return ok({ method: endpoint.method, path });
  return endpoint.encoding === "form"
    ? ok({ method: endpoint.method, path, body: toFormData(moved.body as Fields) })
    : ok({
        method: endpoint.method,
        path,
        body: JSON.stringify(moved.body),
        contentType: "application/json",
      });
};

const check = (endpoint: Endpoint, part: "params" | "query" | "body", value: unknown): Result<unknown> => {
  const schema = endpoint[part];
  if (!schema) return ok(undefined);
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const { field, message } = firstIssue(parsed.error);
  return fail("invalid", message, { endpoint: endpointLabel(endpoint), field: field || part });
};

const splitDiscriminator = (endpoint: Endpoint, body: unknown): { query: Fields; body: unknown } => {
  const key = endpoint.discriminator;
  if (key === undefined) return { query: {}, body };
  const { [key]: value, ...rest } = body as Fields;
  return { query: { [key]: value }, body: rest };
};

const fillPath = (path: string, params: Fields = {}): string =>
  fill(path, (name) => encodeURIComponent(String(params[name])));

const searchString = (values: Fields): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
};

const toFormData = (values: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
};

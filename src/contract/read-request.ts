import { ok } from "#platform/result.ts";
import type { Endpoint, RequestFor } from "./endpoint.ts";
import type { ServiceResult } from "./error-codes.ts";
import { findNul } from "./find-nul.ts";
import { firstIssue } from "./issue-field.ts";
import { asFields, readBody, refuse } from "./read-body.ts";
import { type Campaign, campaign } from "./tracking.ts";

/** A request as the service reads it, with the campaign that its address may carry. */
export type ReadRequest<E extends Endpoint> = RequestFor<E> & { readonly campaign: Campaign };

/**
 * Reads a request by its endpoint. `params` are the path's placeholders, decoded.
 *
 * Errors are `invalid` and carry the HTTP status to answer with and, where a field is to blame, its name: 400 for a
 * value, 413 for a body that is too large, 415 for a body of another media type.
 */
export const readRequest = async <E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: Readonly<Record<string, string | undefined>> = {},
): Promise<ServiceResult<ReadRequest<E>>> => {
  const search = searchValues(request.url);
  const body = endpoint.body ? await readBody(endpoint, request) : ok(undefined);
  if (!body.ok) return body;

  const key = endpoint.discriminator;
  const found = {
    params: endpoint.params ? params : undefined,
    query: endpoint.query ? search : undefined,
    body: key === undefined ? body.value : { ...asFields(body.value), [key]: wholeNumber(search[key]) },
  };
  const parsed: Record<string, unknown> = { campaign: campaign.parse(search) };
  for (const part of ["params", "query", "body"] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const nul = findNul(found[part]);
    if (nul !== undefined) return refuse(endpoint, "invalid-field", "must not hold the character NUL", nul);
    const result = schema.safeParse(found[part]);
    if (!result.success) {
      const { field, message } = firstIssue(result.error);
      return refuse(endpoint, "invalid-field", message, field || part);
    }
    parsed[part] = result.data;
  }
  return ok(parsed as unknown as ReadRequest<E>);
};

/** The first value of each name; an empty one is none, since HTML forms send those too. */
const searchValues = (url: string): Record<string, string> => {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URL(url, "http://localhost").searchParams) {
    if (value !== "" && !(name in values)) values[name] = value;
  }
  return values;
};

const wholeNumber = (value: string | undefined): unknown =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : value;

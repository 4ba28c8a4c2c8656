import { buildRequest } from "#contract/build-request.ts";
import { type DataOf, type Endpoint, endpointLabel, type InputFor } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { isErrorCode } from "#contract/error-codes.ts";
import { errorsOf } from "#contract/errors-of.ts";
import { readAnswer } from "#contract/read-answer.ts";
import type { Locale } from "#platform/locale.ts";
import type { Backend } from "./app.ts";

/** The reference backend's responses: fields that are optional in the contract are present when they are known. */
export type Written<T> = T extends ArrayBuffer
  ? T
  : T extends readonly (infer Member)[]
    ? Written<Member>[]
    : T extends object
      ? { [Key in keyof T]-?: Written<Exclude<T[Key], undefined>> }
      : T;

export type RawAnswer = { readonly status: number; readonly headers: Headers; readonly body: unknown };

const served: readonly Endpoint[] = Object.values(endpoints);

/** The endpoint of a request; a path without placeholders goes before one with them. */
const endpointOf = (method: string, path: string): Endpoint | undefined => {
  const { pathname } = new URL(path, "http://backend.test");
  const fits = (endpoint: Endpoint) =>
    new RegExp(`^${endpoint.path.replace("{slug}", ".+").replace(/\{\w+\}/g, "[^/]+")}$`).test(pathname);
  return served
    .filter((endpoint) => endpoint.method === method && fits(endpoint))
    .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)[0];
};

/** The contract lists every refusal of an endpoint. */
const expectListed = (endpoint: Endpoint | undefined, code: string | undefined): void => {
  if (endpoint === undefined || code === undefined || !isErrorCode(code)) return;
  if (!errorsOf(endpoint).includes(code))
    throw new Error(`${endpointLabel(endpoint)} is refused with ${code}, which its endpoint does not list`);
};

/** Calls a backend in tests. */
export const testClient = (backend: Backend) => ({
  /** Through the contract: builds the request and parses the response as the storefront does. Throws when it fails. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: InputFor<E>,
    locale: Locale = "es",
  ): Promise<Written<DataOf<E>>> {
    const request = buildRequest(endpoint, input);
    if (!request.ok) throw new Error(`refused before it was sent: ${JSON.stringify(request.error)}`);
    const { method, path, body, contentType } = request.value;
    const answer = await readAnswer(
      endpoint,
      await backend.fetch(newRequest(method, path, body, contentType, locale)),
    );
    if (!answer.ok) {
      expectListed(endpoint, answer.error.code);
      throw new Error(JSON.stringify(answer.error));
    }
    return answer.value as Written<DataOf<E>>;
  },

  /** Bypasses the contract, as any client may. A body that is not a string is sent as JSON. */
  async raw(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawAnswer> {
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const request = newRequest(method, path, text, text === undefined ? undefined : "application/json", "es");
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const response = await backend.fetch(request);
    const answer: { readonly error?: { readonly code?: string } } = await response.json();
    expectListed(endpointOf(method, path), answer.error?.code);
    return { status: response.status, headers: response.headers, body: answer };
  },
});

const newRequest = (
  method: string,
  path: string,
  body: string | FormData | undefined,
  contentType: string | undefined,
  locale: Locale,
): Request =>
  new Request(`http://backend.test${path}`, {
    method,
    headers: { "accept-language": locale, ...(contentType && { "content-type": contentType }) },
    ...(body !== undefined && { body }),
  });

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { type BuiltRequest, buildRequest } from "./build-request.ts";
import type { Endpoint, InputFor } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { readRequest } from "./read-request.ts";
import { sampleInputs } from "./sample-inputs.ts";

/** What a router does: the placeholders' values, decoded. */
const matchPath = (endpoint: Endpoint, pathname: string): Record<string, string> => {
  const pattern = endpoint.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const groups = new RegExp(`^${pattern}$`).exec(pathname)?.groups;
  if (!groups && endpoint.params) throw new Error(`${pathname} does not match ${endpoint.path}`);
  return Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
};

const toRequest = (built: BuiltRequest): Request =>
  new Request(`http://service.test${built.path}`, {
    method: built.method,
    ...(built.body !== undefined && { body: built.body }),
    ...(built.contentType !== undefined && { headers: { "content-type": built.contentType } }),
  });

const roundTrip = async <E extends Endpoint>(endpoint: E, input: InputFor<E>, campaign = {}) => {
  const built = buildRequest(endpoint, input, campaign);
  if (!built.ok) throw new Error(`${built.error.field}: ${built.error.message}`);
  const request = toRequest(built.value);
  const read = await readRequest(endpoint, request, matchPath(endpoint, new URL(request.url).pathname));
  if (!read.ok) throw new Error(`${read.error.field}: ${read.error.message}`);
  return read.value;
};

const parsed = (schema: z.ZodType | undefined, value: unknown) => schema?.parse(value);

describe("a request that was built is read as it was meant", () => {
  test.each(Object.keys(sampleInputs) as (keyof typeof sampleInputs)[])("%s", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const input = sampleInputs[name] as { params?: object; query?: object; body?: object };
    const read = await roundTrip(endpoint, input as InputFor<Endpoint>);
    expect(read.params).toEqual(parsed(endpoint.params, input.params));
    expect(read.query).toEqual(parsed(endpoint.query, input.query ?? {}));
    if (!name.startsWith("upload")) expect(read.body).toEqual(parsed(endpoint.body, input.body));
  });

  test("an uploaded file keeps its bytes and media type", async () => {
    const sent = sampleInputs.uploadTradeInImage;
    const { image, pov } = (await roundTrip(endpoints.uploadTradeInImage, sent)).body;
    expect({ pov, type: image.type }).toEqual({ pov: "front", type: "image/png" });
    expect(await image.bytes()).toEqual(await sent.body.image.bytes());
  });

  const plainText = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .map((value) => value.replaceAll("\0", "") || "x");

  test("any path that is asked for", () =>
    fc.assert(
      fc.asyncProperty(plainText, async (path) => {
        expect((await roundTrip(endpoints.redirects, { query: { path } })).query).toEqual({ path });
      }),
      { numRuns: 60 },
    ));

  test("any slug of the site's path characters", () =>
    fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[a-z0-9_-]{1,9}(\/[A-Za-z0-9-]{1,9}){0,3}$/), async (slug) => {
        expect((await roundTrip(endpoints.page, { params: { slug } })).params).toEqual({ slug });
      }),
      { numRuns: 60 },
    ));

  test("any filters and page of a search", () =>
    fc.assert(
      fc.asyncProperty(
        // A key of that name is dropped as it is read, and no filter is called so.
        fc.dictionary(
          plainText.filter((key) => key !== "__proto__"),
          plainText,
          { maxKeys: 6 },
        ),
        fc.integer({ min: 1, max: 100_000 }),
        async (filters, page) => {
          const components = [{ id: "s", key: "Search", data: { filters, page } }];
          expect((await roundTrip(endpoints.componentFiltered, { body: { components } })).body).toEqual({
            components,
          });
        },
      ),
      { numRuns: 60 },
    ));

  test("any message of a lead, each type with its own fields", () =>
    fc.assert(
      fc.asyncProperty(
        plainText.filter((value) => value.trim() !== "" && !value.includes("\r")),
        async (message) => {
          const body = {
            type: 34,
            name: "Ana",
            email: "ana@volante.test",
            consent: true,
            consentVersion: "2026-11",
            requestId: "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11",
            message,
          } as const;
          expect((await roundTrip(endpoints.lead, { body })).body).toEqual({
            ...body,
            message: message.trim(),
          });
        },
      ),
      { numRuns: 60 },
    ));

  test("the campaign, beside the query and without it", async () => {
    const campaign = { utm_source: "carta & más", utm_campaign: "otoño" };
    expect((await roundTrip(endpoints.dealers, {}, campaign)).campaign).toEqual(campaign);
    const read = await roundTrip(
      endpoints.models,
      { params: { brandId: "12" }, query: { year: 2019 } },
      campaign,
    );
    expect({ query: read.query, campaign: read.campaign }).toEqual({ query: { year: 2019 }, campaign });
  });
});

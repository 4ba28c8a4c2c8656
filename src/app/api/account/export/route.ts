import { call } from "#api/call.ts";
import { type SignedInCaller, withSession } from "#api/session/with-session.ts";
import type { DataOf } from "#contract/endpoint.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { knownLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import { ok } from "#platform/result.ts";

const noStore = { "cache-control": cacheControl.noStore } as const;

type Export = DataOf<typeof userEndpoints.exportAccount>;

/** Where the photos of the export's cars are: of trade-ins, and of cars that a request describes. */
const listPictures = async function* ({ tradeIns, leads }: Export, caller: SignedInCaller) {
  for (const { id, phaseTwo } of tradeIns)
    for (const { pov } of phaseTwo?.files ?? [])
      yield {
        name: "tradeInImage",
        input: { params: { id }, query: { pov } },
        of: { tradeIn: id, pov },
      } as const;
  for (const { id, fields } of leads) {
    if (!fields.carRequestId) continue;
    const params = { id: fields.carRequestId };
    const request = required(await call("carRequest", { params }, caller));
    for (const { pov } of request?.files ?? [])
      yield { name: "carRequestImage", input: { params, query: { pov } }, of: { lead: id, pov } } as const;
  }
};

/** Undefined where it was deleted since. */
const required = <Value>(answer: ServiceResult<Value>): Value | undefined => {
  if (answer.ok) return answer.value;
  if (answer.error.kind === "not-found") return undefined;
  throw new Error(`A part of an export could not be loaded: ${answer.error.kind}`);
};

/**
 * Streams the export as JSON, with the photos of cars in its field `pictures`, each a `data:` URL.
 * Buffers one photo at a time. If one fails to load the stream aborts, so that the browser reports an
 * incomplete file.
 */
const writeExport = async function* (data: Export, caller: SignedInCaller): AsyncGenerator<string, void> {
  yield `${JSON.stringify(data, null, 2).slice(0, -2)},\n  "pictures": [`;
  let separator = "";
  for await (const { name, input, of } of listPictures(data, caller)) {
    const picture = required(await call(name, input, caller));
    if (picture === undefined) continue;
    const { bytes, contentType } = picture;
    const image = `data:${contentType};base64,${Buffer.from(bytes).toString("base64")}`;
    yield `${separator}\n    ${JSON.stringify({ ...of, image })}`;
    separator = ",";
  }
  yield "\n  ]\n}\n";
};

/** All stored data of the signed-in visitor, as a JSON file: `?locale=`. */
export const GET = limited("accountExport", async (request) => {
  const locale = knownLocale(new URL(request.url).searchParams.get("locale"));
  const answer = await withSession(locale, async (caller) => {
    const data = await call("exportAccount", {}, caller);
    return data.ok ? ok(writeExport(data.value, caller)) : data;
  });
  if (answer.ok) {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      pull: async (stream) => {
        const { done, value } = await answer.value.next();
        if (done) stream.close();
        else stream.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await answer.value.return()),
    });
    return new Response(body, {
      headers: {
        ...noStore,
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="account.json"',
      },
    });
  }
  if (answer.error.kind !== "unauthorized") return refuse(answer.error);
  const location = loginAddress(locale, { returnTo: routePath("account", locale) });
  return new Response(null, { status: 303, headers: { ...noStore, location } });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { anyVehicle, orderFor } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { filledCar } from "#backend/trade-in/test-car.ts";
import { addTradeIn } from "#backend/trade-in/test-trade-in.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { sampleInputs } from "#contract/sample-inputs.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { createBackend } from "./app.ts";
import { testClient } from "./test-client.ts";
import { type NumberField, numberFields } from "./test-number-fields.ts";

type Fields = Record<string, unknown>;
type Input = Partial<Record<"params" | "query" | "body", Fields>>;

/** As they stand in JSON, some of them no number there. */
const extremes = [
  "0",
  "-1",
  "0.1",
  "-0.5",
  "1.005",
  "32768",
  "2147483647",
  "2147483648",
  "21474836.47",
  "21474836.48",
  "90000000000000",
  "9007199254740991",
  "1e15",
  "1e300",
  "-1e300",
  "1e400",
  '"NaN"',
  '"Infinity"',
  '"0x10"',
  "null",
];

let database: Database;
let client: ReturnType<typeof testClient>;
let token: string;
let inputs: Partial<Record<EndpointName, Input>>;

beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  const { orm } = database;
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  const customer = await signIn(orm);
  token = customer.token;
  const vehicle = await anyVehicle(orm);
  const [dealer] = (await knownDealers(orm)).values();
  const tradeInId = await addTradeIn(orm, { customerId: customer.id, dealerId: dealer?.id ?? 0 });
  const params = { vin: vehicle.vin };
  inputs = {
    createPayment: { query: { createPayment: true }, body: await orderFor(orm, vehicle) },
    valueTradeIn: { body: await filledCar(orm) },
    saveTradeInDetails: { ...sampleInputs.saveTradeInDetails, params: { id: tradeInId } },
    models: { params: { brandId: "seat" } },
    similarVehicles: { params },
    quote: { params },
    delivery: { ...sampleInputs.delivery, params },
  };
});
afterAll(() => database.close());

const change = (given: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(given)) return [change(given[0], rest, value), ...given.slice(1)];
  const fields = (given ?? {}) as Fields;
  return { ...fields, [name]: change(fields[name], rest, value) };
};

/** A request that would be answered, but for this field. */
const withField = (name: EndpointName, { part, path }: NumberField, value: unknown): Input => {
  const sample: Input = sampleInputs[name];
  const base: Input = { ...sample, ...inputs[name] };
  const [first = ""] = path;
  const whole = { [first]: sample[part]?.[first], ...base[part] };
  return { ...base, [part]: change(whole, path, value) as Fields };
};

const marker = "the extreme";

const send = async (name: EndpointName, field: NumberField, extreme: string): Promise<number> => {
  const { method, path, encoding, discriminator }: Endpoint = endpoints[name];
  const value = field.part === "body" && encoding !== "form" ? marker : extreme.replaceAll('"', "");
  const { params = {}, query = {}, body } = withField(name, field, value);
  const { [discriminator ?? ""]: kind, ...rest } = body ?? {};
  const search = new URLSearchParams();
  for (const [key, each] of Object.entries({ ...query, ...(discriminator && { [discriminator]: kind }) }))
    if (each !== undefined) search.set(key, String(each));
  const text =
    encoding === "form" ? new URLSearchParams(rest as Record<string, string>).toString() : undefined;
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await client.raw(
    method,
    `${path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]))}?${search}`,
    text ?? (body && JSON.stringify(rest).replace(`"${marker}"`, extreme)),
    { authorization: `Bearer ${token}`, ...(text !== undefined && type) },
  );
  return answer.status;
};

const fields = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  numberFields(endpoints[name]).map(
    (field) => [`${name} ${field.part} ${field.path.join(".")}`, name, field] as const,
  ),
);

test.each(fields)("%s may be anything without the service failing", async (_, name, field) => {
  const failed: string[] = [];
  for (const extreme of extremes) {
    const status = await send(name, field, extreme);
    if (status >= 500) failed.push(`${status} for ${extreme}`);
  }
  expect(failed).toEqual([]);
});

test("the requests are such as reach what they ask for", async () => {
  const [, , price] = fields.find(([title]) => title === "createPayment body price") ?? [];
  const order = await orderFor(database.orm, await anyVehicle(database.orm));
  const [priced, taken] = [await send("createPayment", price as NumberField, "1"), String(order.price)];
  expect([priced, await send("createPayment", price as NumberField, taken)]).toEqual([409, 200]);
});

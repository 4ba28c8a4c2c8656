import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EndpointName } from "#contract/endpoints.ts";
import type { ConnectionLevel } from "#contract/specification-places.ts";
import { runCommand } from "#tools/run-command.ts";
import { startSpecifiedService } from "#tools/specified-service/service.ts";
import { signInAtSpecified } from "#tools/test-support/specified-customer.ts";
import { conform } from "./conform.ts";

type Service = Awaited<ReturnType<typeof startSpecifiedService>>;
type Lie = NonNullable<Parameters<Service["lie"]>[0]>;

let service: Service;
let token: string;
beforeAll(async () => {
  service = await startSpecifiedService();
  token = await signInAtSpecified(service, "a-session");
});
afterAll(() => service.close());

/** Long enough for a machine that does other work besides. */
const patience = 60_000;

const check = (level: ConnectionLevel, more: Partial<Parameters<typeof conform>[0]> = {}) =>
  conform({
    addresses: { data: service.url, content: service.url },
    level,
    mayWrite: false,
    timeOf: () => patience,
    ...more,
  });

const breaksOf = ({ calls }: Awaited<ReturnType<typeof check>>) =>
  calls.flatMap(({ name, breaks }) => breaks.map(({ field }) => `${name} ${field}`));

describe("the specified service", () => {
  test("holds at every level, also where it takes a token with its session alone", async () => {
    service.lie(({ headers }, answer) =>
      headers.authorization && headers["x-session-id"] !== "a-session" ? bare(401) : answer,
    );
    const report = await check("buy", { token, sessionId: "a-session", mayWrite: true });
    service.lie();
    expect(breaksOf(report)).toEqual([]);
    expect(report.holds).toBe(true);
    expect(report.calls.filter(({ verdict, isOurs }) => verdict === "absent" && !isOurs)).toEqual([]);
  });

  test("lacks what is ours, and nothing else", async () => {
    const { calls } = await check("browse");
    const absent = calls.flatMap((call) => call.absent.map((each) => ({ ...each, call: call.call })));
    expect(absent.filter(({ isOurs }) => !isOurs)).toEqual([]);
    expect(absent).toContainEqual({
      call: "GET /sitemap",
      field: "",
      isOurs: true,
      shop: "no sitemap for search engines",
    });
    expect(absent).toContainEqual({
      call: "GET /vehicle/{vin}",
      field: "data.equipment",
      isOurs: true,
      shop: "no equipment",
    });
  });

  test("gets nothing that it would remember unless that is wanted", async () => {
    const before = service.calls.length;
    await check("buy", { token });
    const sent = service.calls.slice(before).filter(({ method }) => method !== "GET");
    expect(
      [
        ...new Set(
          sent.map(
            ({ method, path, headers }) => `${method} ${path}${headers.authorization ? " as customer" : ""}`,
          ),
        ),
      ].sort(),
    ).toEqual(
      [
        ...["DELETE /notifications", "DELETE /retake/none/image", "DELETE /users/me"],
        ...["PATCH /notifications", "PATCH /users/me", "PUT /users/me/address", "PUT /users/me/password"],
        ...[
          "POST /users/me/address",
          "POST /users/me/reservation/none/cancel",
          "POST /users/logout",
          "POST /search/saveV2",
        ],
        ...[
          "POST /notifications/car-alert/preview",
          "POST /pages/component-filtered",
          "POST /vehicle/dropdowns",
        ],
        ...["POST /vehicle/VSSZZZ1SPEC000000/similar", "POST /vehicle/statuses", "POST /users/login"],
      ].sort(),
    );
  });
});

type Answer = Parameters<Lie>[1];
type Received = Parameters<Lie>[0];

/** Changes the data of the answers of calls such as `GET /dealers/v2`. */
const changed =
  <Data>(calls: RegExp, change: (data: Data, call: Received) => unknown): Lie =>
  async (call, answer) => {
    if (!calls.test(`${call.method} ${call.path}`) || !answer.ok) return answer;
    const { data, status } = (await answer.json()) as { data: Data; status: number };
    return Response.json({ data: change(data, call) ?? data, status });
  };

/** Writes another value at a place such as `prices.0.actualValue`; undefined takes it away. */
const put = (calls: RegExp, place: string, value: unknown): Lie =>
  changed<object>(calls, (data) => {
    const path = place.split(".");
    const last = path.pop() ?? "";
    const around = path.reduce<object>((inner, key) => Reflect.get(inner, key) as object, data);
    Reflect.set(around, last, value);
  });

const replaced = (calls: RegExp, answerOf: (answer: Answer, count: number) => ReturnType<Lie>): Lie => {
  let count = 0;
  return (call, answer) => (calls.test(`${call.method} ${call.path}`) ? answerOf(answer, count++) : answer);
};

const bare = (status: number): Response => Response.json({ status }, { status });
const success = (data: unknown): Response => Response.json({ data, status: 200 });
const typed = (text: string, type: string): Response =>
  new Response(text, { headers: { "content-type": type } });

const list = /^POST \/pages\/component-filtered/;
const detail = /^GET \/vehicle\/VSS\w+(?:\?|$)/;
const vehicles = "componentFiltered data.components.0.data.vehicles";
const firstCards = "components.0.data.vehicles";

type Card = { vin: string; brand: string };
type List = { components: [{ data: { vehicles: Card[]; total?: number; page?: object } }] };

const ofList = (
  change: (
    list: List["components"][0],
    request: { readonly page?: number; readonly filters: object },
  ) => void,
) =>
  changed<List>(list, ({ components }, { body }) =>
    change(components[0], JSON.parse(body).components[0].data),
  );

/** A service that divides lists into pages of 16. */
const paged = (cardsOf: (all: Card[], page: number) => Card[], count: number) =>
  ofList((component, { page = 1 }) => {
    const { vehicles: all } = component.data;
    component.data = {
      total: all.length,
      page: { number: page, size: 16, count },
      vehicles: cardsOf(all, page),
    };
  });

type Fault = readonly [
  what: string,
  lie: () => Lie,
  found: string | readonly string[],
  level?: ConnectionLevel,
];

/** One of each kind: a value, an answer, a status, a behaviour, and one of each further level. */
const faults: readonly Fault[] = [
  ["a number with its unit", () => put(detail, "kilometers", "12 000 km"), "vehicle data.kilometers"],
  ["a card without its VIN", () => put(list, `${firstCards}.2.vin`, undefined), `${vehicles}.2.vin`],
  [
    "a wrong type in what may be left out",
    () => put(detail, "carDetailCard.prices.0.actualValue", {}),
    "vehicle data.carDetailCard.prices.0.actualValue",
  ],
  ["HTML", () => replaced(/^GET \/seo/, () => typed("<h1>It works!</h1>", "text/html")), "seo content-type"],
  [
    "200 with an error inside",
    () =>
      replaced(/dropdowns/, () => Response.json({ status: 500, error: { code: "internal", message: "no" } })),
    "dropdowns status",
  ],
  [
    "a wrong number of pages",
    () => paged((all, page) => all.slice(16 * (page - 1), 16 * page), 3),
    "componentFiltered data.components.0.data.page.count",
  ],
  [
    "500 for an unknown vehicle",
    () => replaced(/^GET \/vehicle\/CONFORM/, () => bare(500)),
    "vehicle status",
  ],
  ["a lead that fails", () => replaced(/^POST \/lead\?type=36/, () => bare(500)), "lead status", "ask"],
  [
    "a token for everybody",
    () => replaced(/^POST \/users\/login/, () => success({ token: "x" })),
    "login status",
    "buy",
  ],
];

const furtherFaults: readonly Fault[] = [
  [
    "a price with its currency",
    () => put(list, `${firstCards}.0.totalPrice`, "12.345 €"),
    `${vehicles}.0.totalPrice`,
  ],
  ["null in place of an id", () => put(/^GET \/dealers/, "1.id", null), "dealers data.1.id"],
  [
    "a date as it is spoken",
    () => put(detail, "carDetailCard.dtEndOfCampaign", "31/12/2030"),
    "vehicle data.carDetailCard.dtEndOfCampaign",
  ],
  ["the vehicle of another VIN", () => put(detail, "vin", "VSSZZZ1SPEC000031"), "vehicle data.vin"],
  [
    "JSON as text",
    () => replaced(detail, async (answer) => typed(await answer.text(), "text/plain")),
    "vehicle content-type",
  ],
  [
    "half of the JSON",
    () =>
      replaced(/similar/, async (answer) => typed((await answer.text()).slice(0, 200), "application/json")),
    "similarVehicles body",
  ],
  [
    "an envelope without its status",
    () => replaced(/^GET \/seo/, () => Response.json({ data: {} })),
    "seo status",
  ],
  [
    "data without its envelope",
    () => replaced(/^GET \/dealers/, async (answer) => Response.json((await answer.json()).data)),
    "dealers body",
  ],
  [
    "a Spanish menu on a Portuguese page",
    () =>
      changed<{ header: { links: { link: string }[] } }>(/^GET \/pages\/home/, ({ header }, { headers }) => {
        if (headers["accept-language"] === "pt")
          for (const each of header.links) each.link = each.link.replace(/^\/pt/, "");
      }),
    "page data.header.links",
  ],
  [
    "500 for a page in Portuguese",
    () => (call, answer) =>
      call.path === "/pages/home" && call.headers["accept-language"] === "pt" ? bare(500) : answer,
    "page status",
  ],
  [
    "one language for both",
    () =>
      replaced(/^GET \/pages\/home/, () =>
        success({ components: [{ key: "hero", data: { title: "¡Hola!", text: "Elige." } }] }),
      ),
    "page data",
  ],
  ["a page without a component", () => put(/^GET \/pages\/error/, "components", []), "page data.components"],
  ["no vehicles", () => put(list, firstCards, []), vehicles],
  [
    "a filter without effect",
    () =>
      ofList(({ data }, { filters }) => {
        const [first] = data.vehicles;
        if ("brand" in filters && first) data.vehicles.push({ ...first, brand: "Volvo" });
      }),
    vehicles,
  ],
  [
    "VINs that change",
    () => {
      let count = 0;
      return ofList(({ data }) => {
        if (count++ > 0)
          for (const card of data.vehicles) card.vin = card.vin.replace("SPEC", `NEW${count % 10}`);
      });
    },
    `${vehicles}.0.vin`,
  ],
  ["page 1 in place of page 2", () => paged((all) => all.slice(0, 16), 2), vehicles],
  [
    "a redirect",
    () =>
      replaced(/^GET \/dealers/, () => new Response(null, { status: 302, headers: { location: "/login" } })),
    "dealers status",
  ],
  ["no answer", () => replaced(/^GET \/dealers/, () => undefined), "dealers time"],
  ["200 for an unknown page", () => replaced(/^GET \/pages\/conform/, () => success({})), "page status"],
  [
    "an id that no address can hold",
    () => put(/^GET \/dealers/, "2.id", "a/b"),
    ["dealerSchedule request dealerId", "lead request dealerId", "valueTradeIn request dealerId"],
    "ask",
  ],
  ["numbers as ids", () => put(/^GET \/brands$/, "0.id", 1), "brands data.0.id", "ask"],
  [
    "a slot without an offset",
    () => put(/schedule$/, "availableSlots.0.slots.1.dateTime", "2026-11-24 10:00"),
    "dealerSchedule data.availableSlots.0.slots.1.dateTime",
    "ask",
  ],
  [
    "a list for everybody",
    () => (call, answer) => (call.path === "/favorite" && !call.headers.authorization ? success([]) : answer),
    "favourites status",
    "ask",
  ],
  ["a favourite that is not stored", () => changed(/^GET \/favorite/, () => []), "addFavourite data", "ask"],
  [
    "a customer without a telephone",
    () => put(/^GET \/users\/me$/, "phoneNumber", undefined),
    "me data.phoneNumber",
    "buy",
  ],
  ["a script at a path", () => put(/prelogin/, "url", "/login.js"), "prelogin data.url", "buy"],
  ["a quote without its fee", () => put(/^GET \/finance/, "fee", undefined), "quote data.fee", "buy"],
  ["a document that is none", () => put(/pdf=true/, "pdfinBase64", "eA=="), "quote data.pdfinBase64", "buy"],
  [
    "another reservation for the same",
    () => put(/^POST \/payments.*reservationId/, "reservationId", "another"),
    "createPayment data.reservationId",
    "buy",
  ],
];

const expectNamed = async ([, lie, found, level = "browse"]: Fault) => {
  const faulty = await startSpecifiedService();
  try {
    const customer = level === "browse" ? undefined : await signInAtSpecified(faulty, "a-session");
    faulty.lie(lie());
    const report = await check(level, {
      addresses: { data: faulty.url, content: faulty.url },
      token: customer,
      mayWrite: level !== "browse",
      timeOf: (name) => (found === `${name} time` ? 200 : patience),
    });
    expect(breaksOf(report)).toEqual([found].flat());
    expect(report.holds).toBe(false);
  } finally {
    await faulty.close();
  }
};

test.for(faults)("%s is named", expectNamed);
test.for(furtherFaults)("%s is named", { tags: ["all"] }, expectNamed);

test("what breaks is told with its meaning, what arrived, and its place in the specification", async () => {
  service.lie(put(detail, "kilometers", "12 000 km"));
  const { calls } = await check("browse");
  service.lie();
  expect(calls.find(({ name }) => name === "vehicle")?.breaks).toEqual([
    {
      field: "data.kilometers",
      expected: "number (What it has been driven, 64000)",
      arrived: '"12 000 km"',
      when: "",
      specification: "7, Content and vehicles: GET vehicle/{vin}; 3, Vehicle card and detail",
    },
  ]);
});

test("401 for everybody breaks each call at its status", async () => {
  service.lie((_, answer) => (answer.ok ? bare(401) : answer));
  const report = await check("browse");
  service.lie();
  expect(new Set(breaksOf(report))).toEqual(
    new Set(
      (["seo", "page", "dropdowns", "componentFiltered", "dealers"] satisfies EndpointName[]).map(
        (name) => `${name} status`,
      ),
    ),
  );
});

const run = (...args: string[]) =>
  runCommand(process.execPath, [
    ...["--conditions=react-server", join("src", "tools", "conform.ts")],
    ...["--data", service.url, "--content", service.url, ...args],
  ]);

test("the command ends with 1 where something breaks, and prints JSON if that is wanted", async () => {
  service.lie(put(/^GET \/dealers/, "0.id", null));
  const { code, output } = await run("--json");
  service.lie();
  const dealers = { name: "dealers", verdict: "breaks", breaks: [{ field: "data.0.id", arrived: "null" }] };
  const { holds, calls } = JSON.parse(output) as Awaited<ReturnType<typeof check>>;
  expect(holds).toBe(false);
  expect(calls.find(({ name }) => name === "dealers")).toMatchObject(dealers);
  expect(code).toBe(1);
});

test("the command prints the report, and ends with 0 where nothing breaks", { tags: ["all"] }, async () => {
  const { code, output } = await run();
  expect(output).toContain("Nothing breaks at the level browse");
  expect(code).toBe(0);
});

test("an address where nothing answers is named", async () => {
  const closed = await startSpecifiedService();
  await closed.close();
  const addresses = { data: closed.url, content: service.url };
  await expect(check("browse", { addresses })).rejects.toThrow(`No data service answers at ${closed.url}`);
});

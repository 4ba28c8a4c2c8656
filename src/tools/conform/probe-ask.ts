import { randomUUID } from "node:crypto";
import type { DataOf, InputFor } from "#contract/endpoint.ts";
import type { EndpointName, endpoints } from "#contract/endpoints.ts";
import { tradeInIntentions } from "#contract/trade-in.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { env } from "#platform/env.ts";
import type { Probe } from "./probe.ts";
import type { Browsed } from "./probe-browse.ts";
import { testPerson } from "./test-person.ts";

type Endpoints = typeof endpoints;
type Slots = DataOf<Endpoints["dealerSchedule"]>["availableSlots"][number]["slots"];
type Lead = InputFor<Endpoints["lead"]>["body"];

const plate = "1234BBB";
const year = 2019;

/** The lists that a car is described by; what is returned describes one. */
const probeCatalogue = async ({ send, expect, skip }: Probe) => {
  const firstOf = async (name: "brands" | "transmissions" | "fuels" | "exteriorColors" | "interiors") => {
    const arrived = await send(name, {});
    expect(arrived?.length !== 0, name, { field: "data", expected: "at least one entry", arrived });
    return arrived?.[0];
  };
  const brand = await firstOf("brands");
  const transmission = await firstOf("transmissions");
  const fuel = await firstOf("fuels");
  const exterior = await firstOf("exteriorColors");
  const interior = await firstOf("interiors");
  if (!brand) return skip(["models", "modelVersions"], "there is no brand to ask about");
  const when = `${brand.name} of ${year}`;
  const query = { year };
  const model = (await send("models", { params: { brandId: brand.id }, query }, { when }))?.[0];
  if (!model) return skip(["modelVersions"], `there is no model of ${when}`);
  const params = { brandId: brand.id, modelId: model.id };
  const version = (await send("modelVersions", { params, query }, { when: `${model.name}, ${when}` }))?.[0];
  return version && transmission && fuel && { brand, model, version, fuel, transmission, interior, exterior };
};

type Car = NonNullable<Awaited<ReturnType<typeof probeCatalogue>>>;

/** A lead of each type, marked as a test. */
const writeLeads = async (
  { send }: Probe,
  { vin, dealers }: Browsed,
  dealerId: string | undefined,
): Promise<string | undefined> => {
  let carRequestId: string | undefined;
  const { name, email, phone, message } = testPerson;
  for (const [kind, type] of Object.entries(leadTypes)) {
    const reachable = { email, consent: true, consentVersion: "conform", requestId: randomUUID(), path: "/" };
    const named = { ...reachable, name, phone };
    const bodies: Readonly<Record<number, Lead | false>> = {
      [leadTypes["test-drive"]]: vin !== undefined && { type: 32, ...named, vin, message },
      [leadTypes["contact-vehicle"]]: vin !== undefined && { type: 33, ...named, vin, message },
      [leadTypes.contact]: {
        ...{ type: 34, ...named, message },
        ...(dealerId === undefined ? { dealerId: dealers[0]?.id } : { dealerId, car: testPerson.name }),
      },
      [leadTypes.newsletter]: { type: 36, ...reachable },
      [leadTypes["car-alert"]]: { type: 37, ...reachable, kind: "car", filters: "brand=seat" },
      [leadTypes["price-drop"]]: vin !== undefined && { type: 38, ...reachable, vin },
    };
    const body = bodies[type];
    const sent = body ? await send("lead", { body }, { when: `type ${type}, ${kind}` }) : undefined;
    carRequestId ??= sent?.carRequestId;
  }
  return carRequestId;
};

const carRequest = [
  "carRequest",
  "uploadCarRequestImage",
  "carRequestImage",
  "removeCarRequestImage",
] as const;

/** The page of a car that a lead has described. */
const writeCarRequest = async ({ send, skip }: Probe, id: string | undefined): Promise<void> => {
  if (id === undefined) return skip(carRequest, "the answer of the lead has no carRequestId");
  const params = { id };
  const query = { pov: "front" } as const;
  await send("carRequest", { params });
  await send("uploadCarRequestImage", { params, body: { ...query, image: newImage() } });
  await send("carRequestImage", { params, query });
  await send("removeCarRequestImage", { params, query });
};

const booking = ["valueTradeIn", "bookSlot", "changeSlot", "cancelSlot"] as const;

/** A valuation, and an appointment that is moved and given back. Returns the valuation's id. */
const writeTradeIn = async ({ send, skip, token }: Probe, car: Car, dealerId: string, slots: Slots) => {
  const caller = token === undefined ? {} : { token };
  const { brand, model, version, fuel, transmission } = car;
  const body = {
    ...{ plate, brand: brand.name, brandId: brand.id, model: model.name, modelId: model.id },
    ...{ version: version.name, versionId: version.id, fuel: fuel.name, fuelId: version.fuelId ?? fuel.id },
    ...{ transmission: transmission.name, transmissionId: version.transmissionId ?? transmission.id },
    ...{ kilometers: 64_000, plateDate: `${year}-06-01`, vin: "" },
    ...{ firstName: "CONFORM", lastName: "TEST", fullName: testPerson.name },
    ...{ emailAddress: testPerson.email, phoneNumber: testPerson.phone, dealerId },
    ...{ tradeInType: tradeInIntentions.exchange, assignToUser: token !== undefined },
  };
  const or = { 409: "the service does not value the car of the test" };
  const retakeId = (await send("valueTradeIn", { body }, { ...caller, or }))?.tradeInId;
  const [first, second] = slots;
  if (retakeId === undefined || !first || !second) {
    skip(["bookSlot", "changeSlot", "cancelSlot"], "there is no valuation, or no two free slots");
    return retakeId;
  }
  const params = { retakeId };
  await send("bookSlot", { params, body: first }, caller);
  await send("changeSlot", { params, body: second }, caller);
  await send("cancelSlot", { params, body: second }, caller);
  return retakeId;
};

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const newImage = () => new File([Buffer.from(pixel, "base64")], "conform.png", { type: "image/png" });

const details = [
  ...["tradeIn", "uploadTradeInImage", "tradeInImage", "saveTradeInDetails", "removeTradeInImage"],
  "deleteTradeIn",
] as readonly EndpointName[];

/** What a customer does with a stored trade-in; it is deleted in the end. */
const writeDetails = async (
  { send, expect }: Probe,
  token: string,
  id: string,
  { interior, exterior }: Car,
) => {
  const as = { token };
  const params = { id };
  const stored = await send("tradeIns", {}, as);
  const isThere = stored === undefined || stored.some((each) => each.id === id);
  const when = "after a valuation with assignToUser";
  expect(isThere, "tradeIns", { field: "data.*.id", expected: id, arrived: stored, when });
  await send("tradeIn", { params }, as);
  const query = { pov: "front" } as const;
  const image = newImage();
  const uploaded = await send("uploadTradeInImage", { params, body: { ...query, image } }, as);
  await send("tradeInImage", { params, query }, as);
  const files = uploaded?.id === undefined ? [] : [{ id: uploaded.id, ...query }];
  const body = { kms: 64_000, interior: interior?.id, exterior: exterior?.id, imported: false, files };
  await send("saveTradeInDetails", { params, query: { submit: false }, body }, as);
  await send("removeTradeInImage", { params, query }, as);
  await send("deleteTradeIn", { params }, as);
};

const changes = [
  ...[
    "addFavourite",
    "removeFavourite",
    "createPriceDropAlert",
    "changePriceDropAlert",
    "deletePriceDropAlert",
  ],
  ...["deleteSavedSearch", "createCarAlert", "changeCarAlert", "deleteCarAlert"],
] as readonly EndpointName[];

/** Favourites, searches and alerts, each added and removed. */
const writeLists = async ({ send, expect, skip }: Probe, token: string, vin: string): Promise<void> => {
  const as = { token };
  /** Whether the vehicle is in a list after a change, as it should be. */
  const expectVin = async (list: "favourites" | "priceDropAlerts", change: EndpointName, wanted: boolean) => {
    const arrived = await send(list, {}, as);
    const isRight = arrived === undefined || arrived.some((each) => each.vin === vin) === wanted;
    const expected = `${wanted ? "" : "no "}${vin}`;
    expect(isRight, change, { field: "data", expected, arrived, when: `${list} afterwards` });
  };
  await send("addFavourite", { body: { vin } }, as);
  await expectVin("favourites", "addFavourite", true);
  await send("removeFavourite", { body: { vin } }, as);
  await expectVin("favourites", "removeFavourite", false);

  await send("createPriceDropAlert", { params: { vin }, query: { type: leadTypes["price-drop"] } }, as);
  await expectVin("priceDropAlerts", "createPriceDropAlert", true);
  await send("changePriceDropAlert", { query: { vin }, body: { active: false } }, as);
  await send("deletePriceDropAlert", { query: { vin } }, as);
  await expectVin("priceDropAlerts", "deletePriceDropAlert", false);

  const wanted = { name: testPerson.name, kind: "car", filters: { brand: "seat" }, path: "/" } as const;
  const search = await send("saveSearch", { body: wanted }, as);
  const known = { query: { id: search?.id ?? "conform-none" } };
  await send("deleteSavedSearch", known, { ...as, or: { 404: "" } });

  const before = new Set((await send("carAlerts", {}, as))?.map(({ id }) => id));
  await send("createCarAlert", { query: { type: leadTypes["car-alert"] }, body: wanted }, as);
  const arrived = await send("carAlerts", {}, as);
  const id = arrived?.find((each) => !before.has(each.id))?.id;
  const where = { field: "data", when: "carAlerts afterwards" };
  expect(!arrived || id !== undefined, "createCarAlert", { ...where, expected: "a new alert", arrived });
  if (id === undefined) return skip(["changeCarAlert", "deleteCarAlert"], "there is no alert");
  await send("changeCarAlert", { query: { id }, body: { active: false } }, as);
  await send("deleteCarAlert", { query: { id } }, as);
};

const lists = [
  "tradeIns",
  "carRequests",
  "favourites",
  "savedSearches",
  "carAlerts",
  "priceDropAlerts",
  "notifications",
] as const;
const offered = ["saveSearch", "markNotifications", "deleteNotification", "removeTradeInImage"] as const;

/** Calls of the level "ask": requests and valuations of a visitor, and what is stored for a customer. */
export const probeAsk = async (probe: Probe, browsed: Browsed): Promise<void> => {
  const { send, skip, write, asCustomer, refuseAnonymous, offers } = probe;
  const { vin, dealers } = browsed;
  const car = await probeCatalogue(probe);
  const or = { 404: `the service does not know the plate ${plate}` };
  await send("plate", { params: { plate } }, { or });
  const { DEALER_SERVICES_CEV } = env();
  const dealerId = dealers.find(({ dealerService = "" }) => DEALER_SERVICES_CEV.includes(dealerService))?.id;
  if (dealerId === undefined) skip(["dealerSchedule"], "no dealer is of the group CEV (dealerService)");
  const schedule =
    dealerId === undefined ? undefined : await send("dealerSchedule", { params: { dealerId } });
  const slots = schedule?.availableSlots.flatMap((day) => day.slots) ?? [];
  await send("tradeInDeductions", {});
  await send("previewCarAlert", { body: { kind: "car", filters: {} } });
  for (const name of lists) await refuseAnonymous(name);
  await asCustomer(lists, async (token) => {
    for (const name of lists) await send(name, {}, { token });
  });

  await write(["lead", ...carRequest], async () =>
    writeCarRequest(probe, await writeLeads(probe, browsed, dealerId)),
  );
  await write(booking, async () => {
    if (!car || dealerId === undefined) return skip(booking, "there is no car, or no dealer, to value it");
    const id = await writeTradeIn(probe, car, dealerId, slots);
    if (id !== undefined) await asCustomer(details, (token) => writeDetails(probe, token, id, car));
  });
  await write(changes, () =>
    asCustomer(changes, async (token) => vin !== undefined && writeLists(probe, token, vin)),
  );
  for (const name of offered) await offers(name);
};

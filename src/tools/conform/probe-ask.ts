import { randomUUID } from "node:crypto";
import type { EndpointName } from "#contract/endpoints.ts";
import { tradeInIntentions } from "#contract/trade-in.ts";
import { leadTypes } from "#domain/lead-types.ts";
import { env } from "#platform/env.ts";
import type { Probe } from "./probe.ts";
import type { Browsed } from "./probe-browse.ts";
import { showValue } from "./report.ts";
import { testPerson } from "./test-person.ts";

const plate = "1234BBB";
const year = 2019;

const catalogue = [
  "brands",
  "models",
  "modelVersions",
  "transmissions",
  "fuels",
  "exteriorColors",
  "interiors",
] as const;

/** The lists that a car is described by; what is returned describes one. */
const probeCatalogue = async ({ send, expect, skip, report }: Probe) => {
  const lists = {
    brands: await send("brands", {}),
    transmissions: await send("transmissions", {}),
    fuels: await send("fuels", {}),
    exteriorColors: await send("exteriorColors", {}),
    interiors: await send("interiors", {}),
  };
  for (const [name, entries] of Object.entries(lists) as [
    (typeof catalogue)[number],
    readonly unknown[] | undefined,
  ][])
    expect(name, entries?.length !== 0, {
      when: "",
      field: "data",
      expected: "at least one entry",
      arrived: "none",
    });
  const { brands = [], transmissions = [], fuels = [], exteriorColors = [], interiors = [] } = lists;
  for (const brand of brands.slice(0, 5)) {
    const when = `brand ${brand.name}, year ${year}`;
    const [model] =
      (await send("models", { params: { brandId: brand.id }, query: { year } }, { when })) ?? [];
    if (!model) continue;
    const params = { brandId: brand.id, modelId: model.id };
    const [version] =
      (await send("modelVersions", { params, query: { year } }, { when: `${when}, model ${model.name}` })) ??
      [];
    const [fuel] = fuels;
    const [transmission] = transmissions;
    const [interior] = interiors;
    const [exterior] = exteriorColors;
    if (version && fuel && transmission)
      return { brand, model, version, fuel, transmission, interior, exterior };
  }
  if (report.countBreaks("models") === 0)
    skip(["models", "modelVersions"], `no brand has a model and a version of ${year}`);
  return undefined;
};

type Car = Awaited<ReturnType<typeof probeCatalogue>>;

/** A lead of each type, marked as a test. */
const writeLeads = async ({ send }: Probe, { vin, dealers }: Browsed): Promise<void> => {
  const dealerId = dealers[0]?.id;
  for (const [name, type] of Object.entries(leadTypes)) {
    const reachable = {
      email: testPerson.email,
      consent: true,
      consentVersion: "conform",
      requestId: randomUUID(),
      path: "/",
    };
    const named = { ...reachable, name: testPerson.name, phone: testPerson.phone };
    const { message } = testPerson;
    const how = { when: `type ${type}, ${name}` };
    if (type === leadTypes.contact) await send("lead", { body: { type, ...named, dealerId, message } }, how);
    else if (type === leadTypes.newsletter) await send("lead", { body: { type, ...reachable } }, how);
    else if (type === leadTypes["car-alert"])
      await send("lead", { body: { type, ...reachable, kind: "car", filters: "brand=seat" } }, how);
    else if (vin === undefined) continue;
    else if (type === leadTypes["price-drop"]) await send("lead", { body: { type, ...reachable, vin } }, how);
    else if (type === leadTypes["contact-vehicle"])
      await send("lead", { body: { type, ...named, vin, message } }, how);
    else await send("lead", { body: { type, ...named, vin, message } }, how);
  }
};

const booking = ["valueTradeIn", "bookSlot", "changeSlot", "cancelSlot"] as const;

/** A valuation, and an appointment that is moved and given back. Returns the valuation's id. */
const writeTradeIn = async (
  { send, skip, token }: Probe,
  car: NonNullable<Car>,
  {
    dealerId,
    slots,
  }: { readonly dealerId: string; readonly slots: readonly { dateTime: string; hour: string }[] },
): Promise<string | undefined> => {
  const caller = token === undefined ? {} : { token };
  const { brand, model, version, fuel, transmission } = car;
  const valued = await send(
    "valueTradeIn",
    {
      body: {
        ...{ plate, brand: brand.name, brandId: brand.id, model: model.name, modelId: model.id },
        ...{
          version: version.name,
          versionId: version.id,
          fuel: fuel.name,
          fuelId: version.fuelId ?? fuel.id,
        },
        ...{ transmission: transmission.name, transmissionId: version.transmissionId ?? transmission.id },
        ...{ kilometers: 64_000, plateDate: `${year}-06-01`, vin: "" },
        ...{ firstName: "Conform", lastName: "Test", fullName: testPerson.name },
        ...{ emailAddress: testPerson.email, phoneNumber: testPerson.phone, dealerId },
        ...{ tradeInType: tradeInIntentions.exchange, assignToUser: token !== undefined },
      },
    },
    { ...caller, or: { 409: "the service does not value the car of the test" } },
  );
  const [first, second] = slots;
  if (!valued || !first || !second) {
    skip(["bookSlot", "changeSlot", "cancelSlot"], "there is no valuation, or no two free slots");
    return valued?.tradeInId;
  }
  const params = { retakeId: valued.tradeInId };
  await send("bookSlot", { params, body: first }, caller);
  await send("changeSlot", { params, body: second }, caller);
  await send("cancelSlot", { params, body: second }, caller);
  return valued.tradeInId;
};

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const details = [
  "tradeIn",
  "saveTradeInDetails",
  "uploadTradeInImage",
  "tradeInImage",
  "removeTradeInImage",
  "deleteTradeIn",
] as const;

/** What a customer does with a stored trade-in; it is deleted in the end. */
const writeDetails = async (
  { send, expect }: Probe,
  token: string,
  id: string,
  { interior, exterior }: NonNullable<Car>,
) => {
  const params = { id };
  const stored = await send("tradeIns", {}, { token });
  expect("tradeIns", stored === undefined || stored.some((each) => each.id === id), {
    when: "after a valuation with assignToUser",
    field: "data.*.id",
    expected: id,
    arrived: showValue(stored?.map((each) => each.id)),
  });
  await send("tradeIn", { params }, { token });
  const pov = "front";
  const image = new File([pixel], "conform.png", { type: "image/png" });
  const uploaded = await send("uploadTradeInImage", { params, body: { pov, image } }, { token });
  await send("tradeInImage", { params, query: { pov } }, { token });
  const files = uploaded?.id === undefined ? [] : [{ id: uploaded.id, pov } as const];
  const body = { kms: 64_000, interior: interior?.id, exterior: exterior?.id, imported: false, files };
  await send("saveTradeInDetails", { params, query: { submit: false }, body }, { token });
  await send("removeTradeInImage", { params, query: { pov } }, { token });
  await send("deleteTradeIn", { params }, { token });
};

/** Whether what was written is in the customer's list, or not in it any more. */
const expectListed = (
  { expect }: Probe,
  name: EndpointName,
  list: readonly unknown[] | undefined,
  { when, isThere, wanted }: { readonly when: string; readonly isThere: boolean; readonly wanted: string },
) =>
  expect(name, list === undefined || isThere, {
    when,
    field: "data",
    expected: wanted,
    arrived: showValue(list),
  });

/** Favourites and alerts, each added and removed. */
const writeLists = async (probe: Probe, token: string, vin: string): Promise<void> => {
  const { send } = probe;
  const as = { token };
  const hasVin = (list: readonly { readonly vin: string }[] | undefined) =>
    list?.some((each) => each.vin === vin) ?? false;

  await send("addFavourite", { body: { vin } }, as);
  let favourites = await send("favourites", {}, as);
  expectListed(probe, "addFavourite", favourites, {
    when: "favourites afterwards",
    isThere: hasVin(favourites),
    wanted: vin,
  });
  await send("removeFavourite", { body: { vin } }, as);
  favourites = await send("favourites", {}, as);
  expectListed(probe, "removeFavourite", favourites, {
    when: "favourites afterwards",
    isThere: !hasVin(favourites),
    wanted: `no ${vin}`,
  });

  await send("createPriceDropAlert", { params: { vin }, query: { type: leadTypes["price-drop"] } }, as);
  let drops = await send("priceDropAlerts", {}, as);
  expectListed(probe, "createPriceDropAlert", drops, {
    when: "alerts afterwards",
    isThere: hasVin(drops),
    wanted: vin,
  });
  await send("changePriceDropAlert", { query: { vin }, body: { active: false } }, as);
  await send("deletePriceDropAlert", { query: { vin } }, as);
  drops = await send("priceDropAlerts", {}, as);
  expectListed(probe, "deletePriceDropAlert", drops, {
    when: "alerts afterwards",
    isThere: !hasVin(drops),
    wanted: `no ${vin}`,
  });

  const saved = await send(
    "saveSearch",
    { body: { name: testPerson.name, kind: "car", filters: { brand: "seat" }, path: "/" } },
    as,
  );
  await send("deleteSavedSearch", { query: { id: saved?.id ?? "conform-none" } }, { ...as, or: { 404: "" } });

  const before = new Set((await send("carAlerts", {}, as))?.map(({ id }) => id));
  const body = { name: testPerson.name, kind: "car", filters: { brand: "seat", priceTo: "12345" } } as const;
  await send("createCarAlert", { query: { type: leadTypes["car-alert"] }, body }, as);
  const alerts = await send("carAlerts", {}, as);
  const made = alerts?.find(({ id }) => !before.has(id));
  expectListed(probe, "createCarAlert", alerts, {
    when: "alerts afterwards",
    isThere: made !== undefined,
    wanted: "a new alert",
  });
  if (made === undefined) return probe.skip(["changeCarAlert", "deleteCarAlert"], "no alert was created");
  const query = { id: made.id };
  await send("carAlerts", { query }, { ...as, when: "by its id" });
  await send("changeCarAlert", { query, body: { active: false } }, as);
  await send("deleteCarAlert", { query }, as);
};

const lists = [
  "tradeIns",
  "favourites",
  "savedSearches",
  "carAlerts",
  "priceDropAlerts",
  "notifications",
] as const;
const changes = [
  ...[
    "addFavourite",
    "removeFavourite",
    "createPriceDropAlert",
    "changePriceDropAlert",
    "deletePriceDropAlert",
  ],
  ...["createCarAlert", "changeCarAlert", "deleteCarAlert", "deleteSavedSearch"],
] as readonly EndpointName[];

/** What a visitor asks for, and what a customer has asked for. */
export const probeAsk = async (probe: Probe, browsed: Browsed): Promise<void> => {
  const { send, skip, write, asCustomer, refuseAnonymous, offers } = probe;
  const { vin, dealers } = browsed;
  const car = await probeCatalogue(probe);
  await send("plate", { params: { plate } }, { or: { 404: `the service does not know the plate ${plate}` } });
  const valuing = dealers.filter(({ dealerService = "" }) =>
    env().DEALER_SERVICES_CEV.includes(dealerService),
  );
  const dealerId = valuing[0]?.id;
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
  for (const name of ["saveSearch", "markNotifications", "deleteNotification", "removeTradeInImage"] as const)
    await offers(name);

  await write(["lead"], () => writeLeads(probe, browsed));
  await write(booking, async () => {
    if (!car || dealerId === undefined)
      return skip(booking, "there is no car, or no dealer, to make a valuation for");
    const id = await writeTradeIn(probe, car, { dealerId, slots });
    await asCustomer(details, async (token) => {
      if (id !== undefined) await writeDetails(probe, token, id, car);
    });
  });
  await write(changes, () =>
    asCustomer(changes, async (token) => {
      if (vin !== undefined) await writeLists(probe, token, vin);
    }),
  );
};

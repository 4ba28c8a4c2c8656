import { randomUUID } from "node:crypto";
import type { DataOf } from "#contract/endpoint.ts";
import type { EndpointName, endpoints } from "#contract/endpoints.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { addCents, centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { env } from "#platform/env.ts";
import type { Probe } from "./probe.ts";
import type { Browsed } from "./probe-browse.ts";
import { testPerson } from "./test-person.ts";

type Vehicle = DataOf<(typeof endpoints)["vehicle"]>;

const unknownId = "conform-none";

const probeSession = async ({ send, refuse, expect, asCustomer, refuseAnonymous }: Probe): Promise<void> => {
  const url = (await send("prelogin", { query: {} }))?.url;
  const expected = "the absolute address of the provider's script";
  expect(url === undefined || /^https?:/.test(url), "prelogin", {
    field: "data.url",
    expected,
    arrived: url,
  });
  await refuse("login", { body: { providerId: businessConstants.loginProviderId } }, [401], {
    sessionId: randomUUID(),
    when: "a session that the provider has not let in",
    specification: "8: Login status other than 200; 7, Session: POST users/login",
  });
  await refuseAnonymous("me");
  const specification = "6: A token is needed; 7, Session: GET users/me";
  await refuse("me", {}, [401], { token: unknownId, when: "a token that is none", specification });
  await asCustomer(["me"], (token) => send("me", {}, { token }));
};

const probeReservations = async ({
  send,
  refuse,
  asCustomer,
  refuseAnonymous,
  skip,
}: Probe): Promise<void> => {
  await refuseAnonymous("reservations");
  await asCustomer(["reservations", "reservation"], async (token) => {
    const [newest] = (await send("reservations", {}, { token })) ?? [];
    const id = newest?.id ?? newest?.reservationId;
    const how = { token, when: "an id that no reservation has" };
    await refuse("reservation", { params: { id: unknownId } }, [404], how);
    if (id === undefined) skip(["reservation"], "the customer has no reservation");
    else await send("reservation", { params: { id } }, { token });
  });
};

/** A simulation with the figures of the vehicle's page, and its document. */
const probeFinance = async (
  { send, expect }: Probe,
  vin: string,
  vehicle: Vehicle | undefined,
): Promise<void> => {
  const { months, depositValue } = vehicle?.carDetailFinance ?? {};
  const query = { initialValue: depositValue, nrPayments: months, pdf: false, promo: false };
  const arrived = (await send("quote", { params: { vin }, query }))?.nrPayments;
  const isRight = arrived === undefined || months === undefined || arrived === months;
  expect(isRight, "quote", { field: "data.nrPayments", expected: `${months}, as requested`, arrived });
  const when = "in Português, with pdf=true";
  const pdfRequest = { params: { vin }, query: { ...query, pdf: true } };
  const document = await send("quote", pdfRequest, { locale: "pt", when });
  const text = document?.pdfinBase64 ?? "";
  const isPdf = Buffer.from(text, "base64").subarray(0, 5).toString() === "%PDF-";
  const expected = "a PDF in base64";
  expect(!document || isPdf, "quote", { field: "data.pdfinBase64", expected, arrived: text, when });
};

/** Cash, collected from a dealer: the total of specification section 9. */
const totalOf = (vehicle: Vehicle, contractExpenses = 0): number | undefined => {
  const price = vehicle.carDetailCard?.prices?.find(({ priceType }) => priceType === "TotalPrice");
  const euros = price?.actualValue ?? vehicle.pricePvp ?? vehicle.vehicle?.pricePvp;
  return euros && eurosFromCents(addCents(centsFromEuros(euros), centsFromEuros(contractExpenses)));
};

/** Reserves a vehicle, submits again, and cancels where the service can. */
const writeReservation = async (
  { send, expect, skip, report, refuseAnonymous }: Probe,
  token: string,
  { vin, vehicle, dealers, options }: Browsed & { readonly vin: string; readonly vehicle: Vehicle },
): Promise<void> => {
  const price = totalOf(vehicle, options?.financeConfig?.contractExpenses);
  const dealer = dealers.find(({ dealerService = "" }) => env().DEALER_SERVICES_CP.includes(dealerService));
  if (price === undefined || dealer === undefined)
    return skip(["createPayment"], "there is no price, or no dealer of the group CP");
  const { id = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealer?.dealerCode)?.id } =
    vehicle.dealer ?? {};
  const body = {
    ...{ vin, price, dealershipId: id, currentUrl: `${env().SITE_URL}/solicitud/reserve/card/` },
    delivery: { deliveryType: deliveryTypes.dealer, deliveryDealer: dealer.id },
    ...{ name: testPerson.name, phoneNumber: testPerson.phone, email: testPerson.email },
    receipt: {
      nif: "12345678Z",
      address: "Calle Conform 1",
      zipCode: "28013",
      city: "Madrid",
      country: "ES",
    },
    acceptedConditions: true,
  } as const;
  await refuseAnonymous("createPayment", { query: { createPayment: true }, body });
  const first = await send("createPayment", { query: { createPayment: true }, body }, { token });
  if (!first) return;
  const { reservationId } = first;
  expect(Boolean(first.paymentUrl || first.clientToken), "createPayment", {
    field: "data.paymentUrl",
    expected: "an address to pay at, or clientToken, publicKey and paymentProvider",
    arrived: first,
  });
  const when = "submitted again with its reservationId";
  const query = { createPayment: false, reservationId };
  const arrived = (await send("createPayment", { query, body }, { token, when }))?.reservationId;
  expect(arrived === undefined || arrived === reservationId, "createPayment", {
    ...{ field: "data.reservationId", expected: reservationId, arrived, when },
    specification: "4, Reservation: After a successful submit it is not new and the reservation id is reused",
  });
  const params = { id: reservationId };
  await send("reservation", { params }, { token, when: "the one that was just made" });
  if (!(await send("cancelReservation", { params, body: { reason: testPerson.message } }, { token })))
    report.addNote("createPayment", `${reservationId} was reserved and has to be cancelled at the service`);
};

const offered = [
  ...["logout", "changeAccount", "changePassword", "requestAddressChange", "confirmAddressChange"],
  ...["exportAccount", "deleteAccount", "cancelReservation", "reservationDocument"],
] as readonly EndpointName[];

/** Who the visitor is, what a vehicle costs by the month, and reserving it. */
export const probeBuy = async (probe: Probe, browsed: Browsed): Promise<void> => {
  const { send, skip, write, asCustomer, offers } = probe;
  const { vin } = browsed;
  await probeSession(probe);
  await probeReservations(probe);
  const vehicle = vin === undefined ? undefined : await send("vehicle", { params: { vin } });
  if (vin !== undefined && vehicle) {
    await probeFinance(probe, vin, vehicle);
    await send("delivery", { params: { vin }, query: { zipCode: "28013", country: "ES" } });
    const written = ["createPayment"] as const;
    await write(written, () =>
      asCustomer(written, (token) => writeReservation(probe, token, { ...browsed, vin, vehicle })),
    );
  } else skip(["quote", "delivery", "createPayment"], "no list has a vehicle to ask about");
  for (const name of offered) await offers(name);
  skip(["requestPasswordReset", "confirmPasswordReset"], "it would mail somebody");
};

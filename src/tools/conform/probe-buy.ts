import type { DataOf } from "#contract/endpoint.ts";
import type { EndpointName, endpoints } from "#contract/endpoints.ts";
import { businessConstants } from "#domain/business-constants.ts";
import { addCents, centsFromEuros, eurosFromCents } from "#domain/money.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { env } from "#platform/env.ts";
import type { Probe } from "./probe.ts";
import type { Browsed } from "./probe-browse.ts";
import { showValue } from "./report.ts";
import { testPerson } from "./test-person.ts";

type Vehicle = DataOf<(typeof endpoints)["vehicle"]>;

const unknownId = "conform-none";

const signIn = "6: Roles and permissions; 7, Session";

const probeSession = async ({ send, refuse, expect, asCustomer, refuseAnonymous }: Probe): Promise<void> => {
  const started = await send("prelogin", { query: {} });
  const { protocol } = URL.parse(started?.url ?? "") ?? {};
  expect("prelogin", started === undefined || protocol === "https:" || protocol === "http:", {
    when: "",
    field: "data.url",
    expected: "the absolute address of the provider's script",
    arrived: showValue(started?.url),
  });
  await refuse(
    "login",
    { body: { providerId: businessConstants.loginProviderId } },
    {
      statuses: [401],
      when: "a session that the provider has not let in",
      specification: `8: Login status other than 200; ${signIn}: POST users/login`,
    },
  );
  await refuseAnonymous("me");
  await refuse(
    "me",
    {},
    {
      token: unknownId,
      statuses: [401],
      when: "a token that is none",
      specification: `${signIn}: GET users/me`,
    },
  );
  await asCustomer(["me"], async (token) => {
    await send("me", {}, { token });
  });
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
    await refuse(
      "reservation",
      { params: { id: unknownId } },
      {
        token,
        statuses: [404],
        when: "an id that no reservation has",
        specification: "7, Users and trade-in: GET users/me/reservation/{id}",
      },
    );
    if (id === undefined) return skip(["reservation"], "the customer has no reservation");
    await send("reservation", { params: { id } }, { token });
  });
};

/** A simulation with the figures of the vehicle's page, and its document. */
const probeFinance = async (
  { send, expect, skip }: Probe,
  vin: string | undefined,
  vehicle: Vehicle | undefined,
) => {
  if (vin === undefined) return skip(["quote"], "no list has a vehicle to ask for");
  const { months, depositValue } = vehicle?.carDetailFinance ?? {};
  const query = { initialValue: depositValue, nrPayments: months, pdf: false, promo: false };
  const shown = await send(
    "quote",
    { params: { vin }, query },
    { when: "the figures of the vehicle's page" },
  );
  expect("quote", !shown || months === undefined || shown.nrPayments === months, {
    when: "the figures of the vehicle's page",
    field: "data.nrPayments",
    expected: `${months}, as requested`,
    arrived: showValue(shown?.nrPayments),
  });
  const when = "with pdf=true";
  const document = await send("quote", { params: { vin }, query: { ...query, pdf: true } }, { when });
  const bytes = Buffer.from(document?.pdfinBase64 ?? "", "base64");
  expect("quote", !document || bytes.subarray(0, 5).toString() === "%PDF-", {
    when,
    field: "data.pdfinBase64",
    expected: "a PDF in base64",
    arrived: showValue(document?.pdfinBase64),
  });
};

/** Cash, collected from a dealer: the total of specification section 9. */
const totalOf = (vehicle: Vehicle, contractExpenses = 0): number | undefined => {
  const price = vehicle.carDetailCard?.prices?.find(
    ({ priceType }) => priceType === "TotalPrice",
  )?.actualValue;
  const euros = price ?? vehicle.pricePvp ?? vehicle.vehicle?.pricePvp;
  return euros && eurosFromCents(addCents(centsFromEuros(euros), centsFromEuros(contractExpenses)));
};

/** Reserves a vehicle, submits again, and cancels where the service can. */
const writeReservation = async (
  { send, expect, report, refuseAnonymous }: Probe,
  token: string,
  { vin, vehicle, dealers, options }: Browsed & { readonly vin: string; readonly vehicle: Vehicle },
): Promise<void> => {
  const price = totalOf(vehicle, options?.financeConfig?.contractExpenses);
  const dealer = dealers.find(({ dealerService = "" }) => env().DEALER_SERVICES_CP.includes(dealerService));
  if (price === undefined || dealer === undefined)
    return report.addSkip("createPayment", "there is no price, or no dealer of the group CP");
  const place = { address: "Calle Conform 1", zipCode: "28013", city: "Madrid", country: "ES" } as const;
  const own = dealers.find(({ dealerCode }) => dealerCode === vehicle.dealer?.dealerCode)?.id;
  const body = {
    vin,
    currentUrl: `${env().SITE_URL}/solicitud/reserve/card/`,
    dealershipId: vehicle.dealer?.id ?? own,
    delivery: { deliveryType: deliveryTypes.dealer, deliveryDealer: dealer.id },
    name: testPerson.name,
    phoneNumber: testPerson.phone,
    email: testPerson.email,
    price,
    receipt: { nif: "12345678Z", ...place },
    acceptedConditions: true,
  } as const;
  await refuseAnonymous("createPayment", { query: { createPayment: true }, body });
  const first = await send("createPayment", { query: { createPayment: true }, body }, { token });
  if (!first) return;
  const { reservationId, paymentUrl } = first;
  expect("createPayment", paymentUrl !== undefined || first.clientToken !== undefined, {
    when: "",
    field: "data.paymentUrl",
    expected: "an address to pay at, or clientToken, publicKey and paymentProvider",
    arrived: showValue(first),
  });
  const when = "submitted again with its reservationId";
  const second = await send(
    "createPayment",
    { query: { createPayment: false, reservationId }, body },
    { token, when },
  );
  expect("createPayment", second === undefined || second.reservationId === reservationId, {
    when,
    field: "data.reservationId",
    expected: reservationId,
    arrived: showValue(second?.reservationId),
    specification: "4, Reservation: After a successful submit it is not new and the reservation id is reused",
  });
  await send("reservation", { params: { id: reservationId } }, { token, when: "the one that was just made" });
  const cancelled = await send(
    "cancelReservation",
    { params: { id: reservationId }, body: { reason: testPerson.message } },
    { token },
  );
  if (!cancelled)
    report.addNote(
      "createPayment",
      `the reservation ${reservationId} was made and has to be cancelled at the service`,
    );
};

const offered = [
  ...["logout", "changeAccount", "changePassword", "requestAddressChange", "confirmAddressChange"],
  ...["exportAccount", "deleteAccount", "cancelReservation", "reservationDocument"],
] as const satisfies readonly EndpointName[];

/** Who the visitor is, what a vehicle costs by the month, and reserving it. */
export const probeBuy = async (probe: Probe, browsed: Browsed): Promise<void> => {
  const { send, skip, write, asCustomer, offers } = probe;
  const { vin } = browsed;
  await probeSession(probe);
  const vehicle = vin === undefined ? undefined : await send("vehicle", { params: { vin } });
  await probeFinance(probe, vin, vehicle);
  if (vin !== undefined)
    await send("delivery", { params: { vin }, query: { zipCode: "28013", country: "ES" } });
  await probeReservations(probe);
  for (const name of offered) await offers(name);
  skip(["requestPasswordReset", "confirmPasswordReset"], "it would mail somebody");
  await write(["createPayment"], () =>
    asCustomer(["createPayment"], async (token) => {
      if (vin !== undefined && vehicle) await writeReservation(probe, token, { ...browsed, vin, vehicle });
    }),
  );
};

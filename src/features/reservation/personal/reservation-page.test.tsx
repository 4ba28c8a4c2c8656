import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { beforeEach, expect, test, vi } from "vitest";
import { toReservation, toReservations } from "#api/models/reservation.ts";
import { fail, ok } from "#platform/result.ts";
import { spanishWording } from "#tools/test-support/spanish-wording.ts";

vi.mock("#platform/i18n.ts", () => spanishWording);
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
vi.mock("./cancel-form.tsx", () => ({ CancelForm: () => null }));
vi.mock("#api/session/read-visitor.ts", () => ({ readCaller: async () => caller }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const offersCall = vi.hoisted(() => vi.fn());
vi.mock("#api/offers-call.ts", () => ({ offersCall }));
const { ReservationPage } = await import("./reservation-page.tsx");
const { ReservationsPage } = await import("./reservations-page.tsx");

const id = "0f0c8b44-7d0e-4c54-9d5c-1b0d5e9f0a11";
const vin = "VSSZZZ1SPEC000000";
const caller = { locale: "es" } as const;
const request = { input: { params: { id } }, caller };
/** What the specified service answers: what was sent, and the ids. */
const sent = {
  ...{ reservationId: id, paymentId: "p1", vin, dealershipId: "11", price: 20_190 },
  ...{ name: "Lucía Ferrer", phoneNumber: "+34600100200", email: "cliente@example.com" },
  delivery: {
    deliveryType: 0 as const,
    address: "Calle Mayor, 1",
    zipCode: "28013",
    city: "Madrid",
    country: "ES" as const,
  },
  receipt: { nif: "12345678Z", address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" },
  retakeId: "r1",
};
const card = {
  vin,
  brand: "Seat",
  model: "León",
  commercialDescription: "FR",
  path: "/coches-ocasion/x/",
  kind: "car",
};

beforeEach(() => {
  offersCall.mockResolvedValue(true);
  call.mockImplementation(async (name: string) =>
    name === "vehicle"
      ? ok({ card, registration: { included: false, tax: 720 } })
      : name === "dealers"
        ? ok([])
        : fail("not-found", ""),
  );
});

const render = async (wire: Parameters<typeof toReservation>[0]) =>
  text(
    (
      await prerenderToNodeStream(
        <ReservationPage
          locale="es"
          stored={toReservation(wire, request)}
          isAsked={false}
          formState={undefined}
        />,
      )
    ).prelude,
  );

test("a reservation of the specified fields is shown with what they say", async () => {
  const html = await render(sent);
  expect(html).not.toMatch(/undefined|NaN|Invalid|>--|null/);
  for (const part of [
    "Tu reserva: Seat León",
    'data-reservation-state="registered"',
    "20.190,00",
    "Matricularlo en España: unos 720\u00a0€, no incluido.",
    "Calle Mayor, 1",
    "Lucía Ferrer",
  ])
    expect(html).toContain(part);
  expect(html).toContain(`href="/personal/tasacion/r1/"`);
  expect(html).not.toMatch(/confirm=cancel|Documentos|señal de|Vuelve a intentarlo/);
});

test("one of which the service says nothing is still a page", async () => {
  const html = await render({});
  expect(html).not.toMatch(/undefined|NaN|Invalid|>--|null/);
  expect(html).toContain(id);
});

test("in the list they have their vehicle, which is the VIN where it is not there any more", async () => {
  const list = () => toReservations([sent, { vin }], { caller });
  const html = async () =>
    text((await prerenderToNodeStream(<ReservationsPage locale="es" reservations={list()} />)).prelude);
  expect(await html()).toMatch(/Seat León/);
  call.mockResolvedValue(fail("not-found", ""));
  const without = await html();
  expect(without).toContain(vin);
  expect(without).not.toMatch(/undefined|NaN|Invalid/);
  expect(without.match(/<li/g)).toHaveLength(1);
});

test("a cancellation is offered where the service has the call", async () => {
  const held = { ...sent, status: "held" as const, holdUntil: "2100-01-01T00:00:00Z" };
  expect(await render(held)).toContain("confirm=cancel");
  offersCall.mockResolvedValue(false);
  expect(await render(held)).not.toContain("confirm=cancel");
});

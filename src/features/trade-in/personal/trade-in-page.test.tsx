import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { ok } from "#platform/result.ts";
import { spanishWording } from "#tools/test-support/spanish-wording.ts";
import type { StoredTradeIn } from "./trade-in-state.ts";

vi.mock("#platform/i18n.ts", () => spanishWording);
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
const readStoredForm = vi.hoisted(() => vi.fn());
vi.mock("#forms/stored-form.ts", () => ({ readStoredForm }));
vi.mock("#api/list-page.ts", () => ({ findListPage: async () => "coches" }));
vi.mock("#api/call.ts", () => ({ call: async () => ok([]) }));
vi.mock("./confirm-form.tsx", () => ({ ConfirmForm: () => null }));
const { TradeInPage } = await import("./trade-in-page.tsx");
const { TradeInsPage } = await import("./trade-ins-page.tsx");

const id = "a".repeat(26);
const stored: StoredTradeIn = {
  ...{ id, dealerId: "es-01", actualValuation: 9_810, createTime: "2026-01-01T10:00:00Z" },
  ...{ expirationDate: "2030-01-01T10:00:00Z", status: "closed", tradeInType: 1, plate: "1234KBC" },
  ...{ brand: "SEAT", model: "León", version: "1.5 TSI", kilometers: 64_000 },
};
const html = async (page: ReactNode) => text((await prerenderToNodeStream(page)).prelude);
const render = (changes: Partial<StoredTradeIn>, confirmState?: "done") =>
  html(
    <TradeInPage
      locale="es"
      stored={{ ...stored, ...changes }}
      confirms={undefined}
      confirmState={confirmState}
    />,
  );
const over = { dateTime: "2026-01-08T09:30:00+01:00", hour: "09:30" };

test("an appointment that is over is told as such, and another one is offered while the value holds", async () => {
  const page = await render({ phaseTwoBooking: over });
  expect(page).toContain("Tu cita fue el jueves, 8 de enero, a las 09:30.");
  expect(page).toMatch(new RegExp(`href="/solicitud/trade-in/booking/\\?retake=${id}"[^>]*>Pedir cita<`));
  expect(page).not.toMatch(/Vimos|calendario|Anular/);
});

test("an appointment that was cancelled is offered as a file that takes it out of the calendar", async () => {
  readStoredForm.mockResolvedValue({ texts: { calendar: "/api/appointment-file/?cancelled=1" } });
  expect(await render({}, "done")).toMatch(
    /Tu cita está anulada\..*href="\/api\/appointment-file\/\?cancelled=1"[^>]*>Quitarla de tu calendario</s,
  );
  readStoredForm.mockResolvedValue(undefined);
  expect(await render({}, "done")).not.toContain("calendario");
});

test("once the value has ended the car is valued again", async () => {
  const page = await render({ phaseTwoBooking: over, expirationDate: "2026-01-20T10:00:00Z" });
  expect(page).toMatch(new RegExp(`href="/solicitud/trade-in/plate/\\?retake=${id}"[^>]*>Volver a tasar<`));
});

test("what the service has closed is gone on with nowhere", async () => {
  expect(await render({})).not.toMatch(/retake=|Pedir cita|Volver a tasar/);
});

test("a car of the other market is gone on with there, whose plates are known", async () => {
  const page = await render({ status: "valued", locale: "pt" });
  for (const step of ["booking", "plate"])
    expect(page).toContain(`href="/pt/pedido/trade-in/${step}/?retake=${id}"`);
  expect(page).not.toContain("/solicitud/trade-in/");
});

test("while the value holds it leads to the cars that it and so much a month pay for", async () => {
  const page = await render({ status: "valued" });
  expect(page).toMatch(
    /<form [^>]*action="\/coches\/"[^>]*>.*name="pay" value="monthly".*name="deposit" value="9810".*name="monthlyTo"/s,
  );
  expect(await render({ status: "valued", expirationDate: "2026-01-20T10:00:00Z" })).not.toContain(
    "monthlyTo",
  );
});

test("cars that dealers are to value stand among the valued ones, with photos and appointment", async () => {
  const request = {
    ...{ id: "k".repeat(26), reference: id, dealerId: "es-01", manageUrl: "/" as const },
    createTime: "2025-12-31T10:00:00Z",
  };
  const files = (["front", "rear"] as const).map((pov) => ({ id: pov, pov }));
  const requests = [
    { ...request, car: "SEAT Toledo", files, booking: over },
    { ...request, id: "l".repeat(26), car: "SEAT Córdoba", createTime: "2026-01-02T10:00:00Z", files: [] },
  ];
  const page = await html(
    <TradeInsPage locale="es" tradeIns={[stored]} requests={requests} isDeleted={false} />,
  );
  const entries = page.split("<li>").slice(1);
  expect(entries.map((entry) => /<a [^>]*>([^<]*)/.exec(entry)?.[1])).toEqual([
    "SEAT Córdoba",
    "SEAT León 1.5 TSI",
    "SEAT Toledo",
  ]);
  expect(entries[0]).toMatch(
    /href="\/solicitud-de-tasacion\/l{26}\/".*Pedida el 2 de enero de 2026<.*te llama o te escribe/s,
  );
  expect(entries[2]).toMatch(/ · 2 fotos<.*Tu cita fue el jueves, 8 de enero, a las 09:30/s);
});

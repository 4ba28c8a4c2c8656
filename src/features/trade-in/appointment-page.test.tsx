import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { ok } from "#platform/result.ts";
import { spanishWording } from "#tools/test-support/spanish-wording.ts";

vi.mock("#platform/i18n.ts", () => spanishWording);
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
const dealer = vi.hoisted(() => ({ id: "es-01", name: "Volante Madrid", phone: "+34910000001" }));
vi.mock("#api/call.ts", () => ({ call: async () => ok([dealer]) }));
const readStoredForm = vi.hoisted(() => vi.fn());
vi.mock("#forms/stored-form.ts", () => ({ readStoredForm }));
const { AppointmentPage } = await import("./appointment-page.tsx");

const render = async () => text((await prerenderToNodeStream(<AppointmentPage locale="es" />)).prelude);

test("what was booked is told", async () => {
  const texts = { dealerId: "es-01", dateTime: "2026-11-30T09:30:00+01:00", hour: "09:30" };
  readStoredForm.mockResolvedValue({ texts, reference: "a" });
  expect(await render()).toMatch(
    /<h1>Cita reservada<\/h1>.*Lunes, 30 de noviembre, 09:30.*appointment-file/s,
  );
});

test("what waits for its confirmation is told until when, and goes into no calendar yet", async () => {
  const texts = { dealerId: "es-01", dateTime: "2026-11-30T09:30:00+01:00", hour: "09:30" };
  const waits = { ...texts, confirmBefore: "2026-11-23T08:30:00+01:00", email: "ana@volante.test" };
  readStoredForm.mockResolvedValue({ texts: waits, reference: "a" });
  const page = await render();
  expect(page).toMatch(/<h1>Falta confirmar tu cita<\/h1>.*ana@volante\.test.*antes de las 08:30/s);
  expect(page).toContain("Lunes, 30 de noviembre, 09:30");
  expect(page).not.toMatch(/Cita reservada|Te esperamos|appointment-file/);
});

test("nobody reads of a booking, nor of a mail, that there was none of", async () => {
  readStoredForm.mockResolvedValue(undefined);
  expect(await render()).not.toMatch(/reservada|te enviamos|Te hemos enviado/);
});

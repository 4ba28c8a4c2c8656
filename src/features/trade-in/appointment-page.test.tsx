import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { ok } from "#platform/result.ts";
import { spanishWording } from "#tools/test-support/spanish-wording.ts";

vi.mock("#platform/i18n.ts", () => spanishWording);
vi.mock("#api/call.ts", () => ({ call: async () => ok([]) }));
const readKeptForm = vi.hoisted(() => vi.fn());
vi.mock("#forms/kept-form.ts", () => ({ readKeptForm }));
const { AppointmentPage } = await import("./appointment-page.tsx");

const draw = async () => text((await prerenderToNodeStream(<AppointmentPage locale="es" />)).prelude);

test("what was booked is told", async () => {
  const texts = { dealerId: "es-01", dateTime: "2026-11-30T09:30:00+01:00", hour: "09:30" };
  readKeptForm.mockResolvedValue({ texts, reference: "a" });
  expect(await draw()).toMatch(/<h1>Cita reservada<\/h1>.*Lunes, 30 de noviembre, 09:30/s);
});

test("nobody reads of a booking, nor of a mail, that there was none of", async () => {
  readKeptForm.mockResolvedValue(undefined);
  expect(await draw()).not.toMatch(/reservada|te enviamos|Te hemos enviado/);
});

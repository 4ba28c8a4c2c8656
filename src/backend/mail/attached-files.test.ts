import { eq, ne, sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { textOfPdf } from "#backend/printing/test-read-pdf.ts";
import { openDesk } from "#backend/reservation/test-desk.ts";
import { anyVehicle, newCustomer } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { shortReference } from "#domain/short-reference.ts";
import { createLogger } from "#platform/log.ts";
import { deliverMails } from "./deliver-mails.ts";
import { queueMail } from "./queue-mail.ts";
import { startTestMailServer, type TestMailServer } from "./test-mail-server.ts";

let database: Database;
let server: TestMailServer;
let reservationId: string;
const lines: string[] = [];
const log = createLogger("trace", { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
});
afterAll(() => database.close());
beforeEach(async () => {
  const { orm } = database;
  lines.length = 0;
  const vehicle = await anyVehicle(orm);
  const row = await openDesk(orm, vehicle).confirm(await newCustomer(orm), {}, new Date());
  reservationId = row.id;
  await orm.delete(outbox).where(eq(outbox.isForStaff, true));
  server = await startTestMailServer();
});
afterEach(async () => {
  await server.close();
  await database.orm.delete(outbox);
  await database.orm.delete(reservations);
  await database.orm.update(vehicles).set({ status: "in-stock" });
});

const deliver = () => deliverMails(database.orm, { smtpUrl: server.url, log });
const makeDue = () => database.orm.update(outbox).set({ nextAttemptAt: sql`now() - interval '1 second'` });
const mailed = async (raw = "") => {
  const { attachments, messageId, text } = await PostalMime.parse(raw);
  const [file] = attachments;
  const bytes = Buffer.from((file?.content as ArrayBuffer | undefined) ?? new ArrayBuffer(0));
  const names = attachments.map(({ filename }) => filename);
  return { messageId, text, count: attachments.length, names, file, bytes };
};

test("the confirmation arrives with receipt and withdrawal form, under their names", async () => {
  await deliver();
  const { names, file, bytes, text } = await mailed(server.received[0]?.raw);
  const short = shortReference(reservationId);
  expect(names).toEqual([`recibo-${short}.pdf`, `desistimiento-${short}.pdf`]);
  expect(file).toMatchObject({
    ...{ filename: `recibo-${short}.pdf`, mimeType: "application/pdf", disposition: "attachment" },
  });
  expect(textOfPdf(bytes)).toContain(`${reservationId}-1`);
  expect(textOfPdf(bytes)).toContain("300,00 €");
  expect(text).toContain(
    "Adjuntamos estos documentos: Recibo de la señal, Información y formulario de desistimiento.",
  );
});

test("a mail whose answer was lost arrives again under the same id, with the same file", async () => {
  let drops = 1;
  server.react = (stage) => (stage === "data" && drops-- > 0 ? "drop" : "take");
  await deliver();
  await makeDue();
  await deliver();
  const [first, again] = await Promise.all(server.received.map(({ raw }) => mailed(raw)));
  expect(again?.messageId).toBe(first?.messageId);
  expect(first?.bytes.length).toBeGreaterThan(1_000);
  expect(again?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test("a file that cannot be written keeps its own mail waiting, and nobody else's", async () => {
  await database.orm
    .update(outbox)
    .set({ attachment: { kind: "reservation-document", reservationId, documentId: "x", fileName: "x.pdf" } });
  const other = {
    to: "bea@example.com",
    locale: "es",
    subject: "Otro",
    text: "Otro",
    html: "<p>Otro</p>",
  } as const;
  await queueMail(database.orm, { key: "other", ...other });
  await deliver();
  expect(server.received.map(({ to }) => to)).toEqual([["bea@example.com"]]);
  const [waiting] = await database.orm.select().from(outbox).where(ne(outbox.recipient, other.to));
  expect(waiting).toMatchObject({ state: "queued", attempts: 1, lastError: "ATTACHMENT" });
  expect(lines.join("")).toContain('"level":"error"');
  expect(lines.join("")).not.toContain("ana@volante.test");
});

test("the outbox keeps no byte of it, and nothing goes with a mail that names none", async () => {
  const [row] = await database.orm.select().from(outbox);
  expect(row?.attachment).toMatchObject({
    kind: "reservation-document",
    reservationId,
    documentId: "payment-1",
    fileName: `recibo-${shortReference(reservationId)}.pdf`,
  });
  await database.orm.update(outbox).set({ attachment: null });
  await deliver();
  expect((await mailed(server.received[0]?.raw)).count).toBe(0);
});

test("the local mailbox links to the file, and hands it out", async () => {
  const { fetch } = createBackend(database, { logFor: () => createLogger("silent") });
  const headers = { host: "localhost:3000", "x-connection-address": "127.0.0.1" };
  const send = (query: string) => fetch(new Request(`http://services.test/mailbox${query}`, { headers }));
  const [row] = await database.orm.select().from(outbox);
  const page = await (await send(`?message=${row?.id}`)).text();
  expect(page).toContain(
    `Adjunto: <a href="?message=${row?.id}&amp;attachment=0" download>recibo-${shortReference(reservationId)}.pdf</a>`,
  );
  const answer = await send(`?message=${row?.id}&attachment=0`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="recibo-${shortReference(reservationId)}.pdf"`,
    "cache-control": "private, no-store",
  });
  expect(textOfPdf(Buffer.from(await answer.arrayBuffer()))).toContain(`${reservationId}-1`);
  await database.orm.update(outbox).set({ attachment: null });
  expect((await send(`?message=${row?.id}&attachment=0`)).status).toBe(404);
  expect(await (await send(`?message=${row?.id}`)).text()).not.toContain("download");
});

test("an invitation stands beside the text, where calendars take it from, and as a file", async () => {
  const { orm } = database;
  await orm.delete(outbox);
  const [dealer] = await orm.select().from(dealers).limit(1);
  const start = new Date(Date.now() + 86_400_000).toISOString();
  await queueMail(orm, {
    ...{
      key: "k",
      to: "citas@example.com",
      locale: "es",
      subject: "s",
      text: "t",
      html: "<p>h</p>",
      staff: {},
    },
    attachment: {
      ...{ kind: "appointment", tradeInId: "a", dealerId: dealer?.id ?? 0, sequence: 2, start, minutes: 45 },
      ...{ isCancelled: false, writtenAt: start, fileName: "calendario.ics" },
      invitation: { summary: "Ver SEAT León", description: "Ana", attendee: "citas@example.com" },
    },
  });
  await deliver();
  const raw = server.received[0]?.raw ?? "";
  expect(raw).toMatch(
    /multipart\/alternative[\s\S]*Content-Type: text\/calendar; charset=utf-8; method=REQUEST/,
  );
  const { attachments } = await PostalMime.parse(raw);
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toContainEqual([
    "calendario.ics",
    "application/ics",
  ]);
});

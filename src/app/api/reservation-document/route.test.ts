import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const withSession = vi.hoisted(() => vi.fn());
vi.mock("#api/session/with-session.ts", () => ({ withSession }));
const { GET } = await import("./route.ts");

const id = "7kq2m9x4t0v5w8r3b6n1pzhcda";
const caller = { locale: "pt", token: "t", sessionId: "s" };
const request = (query: Record<string, string> = {}) => {
  const fields = { reservation: id, document: "payment-1", kind: "payment", locale: "pt", ...query };
  return GET(new Request(`http://10.0.0.7:3000/api/reservation-document/?${new URLSearchParams(fields)}`));
};
const file = (contentType: string) => ok({ bytes: new TextEncoder().encode("%PDF-").buffer, contentType });

beforeEach(() => {
  vi.clearAllMocks();
  withSession.mockImplementation((_, work) => work(caller));
});

test("a paper is asked for by whoever is signed in, and sent as a file that nobody keeps, under a name in their language", async () => {
  call.mockResolvedValue(file("application/pdf"));
  const answer = await request();
  expect(call).toHaveBeenCalledExactlyOnceWith(
    "reservationDocument",
    { params: { id, documentId: "payment-1" } },
    caller,
  );
  expect(await answer.text()).toBe("%PDF-");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": expect.stringMatching(/no-store/),
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="recibo-de-pagamento-${id}.pdf"`,
  });
});

test("what the service sends that is no PDF is not handed on", async () => {
  call.mockResolvedValue(file("image/svg+xml"));
  const answer = await request();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "application/json"]);
});

test("whoever is not signed in is led to the login, and from there to the reservation", async () => {
  withSession.mockResolvedValue(fail("unauthorized", "Nobody is signed in"));
  const answer = await request();
  expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
    303,
    `/pt/acesso/?returnTo=${encodeURIComponent(`/pt/pessoal/reserva/${id}/`)}`,
    expect.stringMatching(/no-store/),
  ]);
});

test("somebody else's paper is not there", async () => {
  call.mockResolvedValue(fail("not-found", "No such document"));
  expect((await request()).status).toBe(404);
});

test.each<Record<string, string>>([
  { reservation: "../x" },
  { document: "a/b" },
  { kind: 'x"; filename="a.html' },
])("%j asks the service for nothing", async (wrong) => {
  expect((await request(wrong)).status).toBe(404);
  expect(call).not.toHaveBeenCalled();
});

import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test, vi } from "vitest";
import { spanishWording } from "#tools/test-support/spanish-wording.ts";

vi.mock("#platform/i18n.ts", () => spanishWording);
vi.mock("./login/logout-form.tsx", () => ({ LogoutForm: () => null }));
const offersCall = vi.hoisted(() => vi.fn());
vi.mock("#api/offers-call.ts", () => ({ offersCall }));
const { AccountOverview } = await import("./account-overview.tsx");

const user = { name: "Lucía Ferrer", userEmail: "cliente@example.com", phoneNumber: "+34600100200" };
const render = async (available: readonly string[], more: { readonly hasPassword?: boolean } = {}) => {
  offersCall.mockImplementation(async (name: string) => available.includes(name));
  return text(
    (await prerenderToNodeStream(<AccountOverview locale="es" user={{ ...user, ...more }} />)).prelude,
  );
};

test("an account that was opened by a code says that it has no password yet", async () => {
  expect(await render(["changePassword"])).toContain("No la mostramos nunca");
  expect(await render(["changePassword"], { hasPassword: false })).toContain("Todavía no tienes");
});

test("of an account is offered what the service can change of it", async () => {
  const all = ["changeAccount", "requestAddressChange", "changePassword", "exportAccount", "deleteAccount"];
  const whole = await render(all);
  for (const page of ["details", "address", "password", "deletion"])
    expect(whole).toContain(`/personal/cuenta/${page}/`);
  expect(whole).toContain("/api/account/export");
  const none = await render([]);
  expect(none).toContain("Lucía Ferrer");
  expect(none).not.toMatch(/\/personal\/cuenta\/\w+\/|account\/export/);
  const some = await render(["changeAccount"]);
  expect(some).toContain("/personal/cuenta/details/");
  expect(some).not.toMatch(/\/personal\/cuenta\/(?:address|password|deletion)\/|account\/export/);
});

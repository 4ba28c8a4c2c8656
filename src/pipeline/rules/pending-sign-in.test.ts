import { expect, test } from "vitest";
import { decide, redirect } from "../example-requests.ts";

const pending = { kind: "signed-in" } as const;
const reset = { kind: "reset", logoutUrl: undefined } as const;

test.each(["/", "/pt/", "/personal/reserva/?x=1", "/solicitud/reserve/person/?vin=VSSZZZ5FZJR000001"])(
  "a visitor who comes back to %s, and is let in, requests it again as who they are",
  async (address) => {
    const outcome = { ...redirect(address, 303, false), isAgain: true };
    expect(await decide(address, { pending })).toEqual({ rule: "pending-sign-in", outcome });
    expect((await decide(address, { pending: reset })).outcome).toEqual(outcome);
  },
);

test("an answer other than 200 leads to the provider's logout", async () => {
  const logoutUrl = "https://id.example/logout";
  for (const address of ["/", "/acceso/"]) {
    const { outcome } = await decide(address, { pending: { kind: "reset", logoutUrl } });
    expect(outcome).toMatchObject({ kind: "redirect", target: logoutUrl, status: 303, cacheable: false });
  }
});

test("the login page leads on whoever was let in, and shows the form to whoever was reset", async () => {
  const { outcome } = await decide("/acceso/?returnTo=/comparar/", { pending });
  expect(outcome).toEqual({ ...redirect("/comparar/", 303, false), flash: "logged-in" });
  expect((await decide("/acceso/", { pending: reset })).outcome).toMatchObject({ path: "/es/acceso" });
});

test.each([{ method: "POST" }, { isAhead: true }, { headers: { "sec-purpose": "prefetch" } }] as const)(
  "nothing is asked for by %o",
  async (options) => {
    expect((await decide("/", { ...options, pending })).outcome).toMatchObject({
      kind: "serve",
      path: "/es",
    });
  },
);

test("a login without an answer leads back to the login page, and nothing is shown", async () => {
  const { outcome } = await decide("/acceso/?returnTo=/comparar/&state=lost");
  expect(outcome).toEqual(redirect("/acceso/?returnTo=%2Fcomparar%2F", 303, false));
});

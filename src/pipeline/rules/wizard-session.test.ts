import { expect, test } from "vitest";
import { decide } from "../example-requests.ts";

const resumed = "/solicitud/trade-in/booking/?retake=abc";
const toLogin = {
  kind: "redirect",
  target: "/acceso/?returnTo=%2Fsolicitud%2Ftrade-in%2Fbooking%2F%3Fretake%3Dabc",
  status: 303,
  cacheable: false,
};

test("going on with what is stored comes after a login, which says so where a session is over", async () => {
  expect((await decide(resumed)).outcome).toEqual(toLogin);
  expect((await decide(resumed, { signedIn: "no longer" })).outcome).toEqual({
    ...toLogin,
    flash: "session-over",
  });
});

test("a reservation needs none before its fourth step, also with a car that was valued for it", async () => {
  const address = "/solicitud/reserve/payment/?vin=VSSZZZ5FZJR000001&retake=abc";
  expect((await decide(address)).outcome.kind).toBe("serve");
  expect((await decide(address.replace("payment", "person"))).outcome.kind).toBe("redirect");
});

test.each([resumed, "/solicitud/reserve/person/?vin=VSSZZZ5FZJR000001"])(
  "what was typed on %s is taken by its action, whoever sends it: nothing of it is lost",
  async (address) => {
    for (const signedIn of [undefined, "no longer", "yes"] as const) {
      const { outcome } = await decide(address, { method: "POST", ...(signedIn && { signedIn }) });
      expect(outcome.kind).toBe("serve");
    }
  },
);

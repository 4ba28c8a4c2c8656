import { describe, expect, test } from "vitest";
import { decideToEnd, notFound, redirect, serve } from "./example-requests.ts";
import { followOutcome } from "./follow-outcome.ts";
import type { Outcome, PageRequest } from "./outcome.ts";

describe("a chain of own redirects is one hop", () => {
  test.each<[string, object]>([
    ["/financiacion/", serve("/es/financiacion")],
    ["/homepage", redirect("/")],
    ["/pt/homepage?a=1", redirect("/pt/?a=1")],
    ["/es/homepage", redirect("/")],
    ["/es", redirect("/")],
    ["/es/comparar", redirect("/comparar/")],
    ["/es/es/comparar", redirect("/comparar/")],
    // Permanent, as all of its hops are; the last hop decides.
    ["/coches-ocasion?a=1", redirect("/listado-coches-segunda-mano/?a=1", 301)],
    // Filters lead to their page for as long as there is one.
    ["/listado-coches-segunda-mano?brand=seat", redirect("/seat-segunda-mano/", 307)],
    ["/coches-ocasion?brand=seat&utm_source=x", redirect("/seat-segunda-mano/?utm_source=x", 307)],
    ["/es/listado-coches-segunda-mano?text=seat", redirect("/seat-segunda-mano/", 303, false)],
    ["/personal/reserva", redirect("/", 307, false)],
    ["/fuera?a=1", redirect("https://example.com/x?a=1", 302)],
    ["/no-existe", redirect("/no-existe/")],
    ["/homepage?action=x", redirect("/", 303, false)],
    // No one is signed out on the way.
    ["/homepage?action=logout", redirect("/?action=logout")],
    ["/homepage/?action=registration", { ...redirect("/", 303, false), flash: "registration" }],
  ])("%s", async (address, outcome) => {
    expect(await decideToEnd(address)).toEqual(outcome);
  });

  test("the same address, requested again with another session, is no circle", async () => {
    const outcome = { ...redirect("/comparar/", 303, false), isAgain: true } as const;
    const never = () => Promise.reject(new Error("followed"));
    const request = { url: new URL("http://localhost:3000/comparar/") } as PageRequest;
    expect(await followOutcome(outcome as Outcome, request, never, () => request)).toEqual(outcome);
  });

  test("a service's answers that send a visitor round are refused", async () => {
    const round = { "/aa/": "/bb/", "/bb/": "/cc", "/cc/": "http://localhost:3000/aa/" };
    for (const address of ["/aa/", "/bb", "/cc/?x=1"])
      expect(await decideToEnd(address, round), address).toEqual(notFound("content", 404, false));
  });
});

import { describe, expect, test } from "vitest";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { decide, decideToEnd, notFound, redirect, serve } from "../example-requests.ts";

describe("a shop in Portuguese only", () => {
  const outcomeOf = async (address: string, headers = {}) => {
    answerShop({ languages: ["pt"] });
    return (await decide(address, { headers })).outcome;
  };

  test("leads from the root to its home, whoever comes", async () => {
    const home = redirect("/pt/?a=b", 307, false);
    expect(await outcomeOf("/?a=b")).toEqual(home);
    expect(await outcomeOf("/?a=b", { cookie: "locale=es" })).toEqual(home);
    expect(await outcomeOf("/?a=b", { "sec-fetch-site": "same-origin" })).toEqual(home);
    answerShop({ languages: ["pt"] });
    expect(await decideToEnd("/es/")).toEqual(redirect("/pt/", 307, false));
  });

  test.each(["/blog/", "/comparar/", "/personal/favoritos/", "/acceso/", "/fuera/"])(
    "has no page in Spanish: %s",
    async (address) => expect(await outcomeOf(address)).toEqual(notFound("content")),
  );

  test("has its own pages", async () => {
    expect(await outcomeOf("/pt/")).toEqual(serve("/pt"));
    expect(await outcomeOf("/pt/blog/")).toEqual(serve("/pt/blog"));
  });
});

test("a shop in Spanish only has no page in Portuguese", async () => {
  answerShop({ languages: ["es"] });
  expect((await decide("/pt/")).outcome).toEqual(redirect("/", 307, false));
  expect((await decide("/pt/blog/")).outcome).toEqual(notFound("content"));
  expect((await decide("/", { headers: { cookie: "locale=pt" } })).outcome).toEqual(serve("/es"));
});

test("crawlers find the home page of each language, whichever is the first", async () => {
  answerShop({ languages: ["pt", "es"] });
  expect((await decide("/")).outcome).toEqual(serve("/es"));
  expect((await decide("/pt/")).outcome).toEqual(serve("/pt"));
  expect((await decide("/", { headers: { cookie: "locale=pt" } })).outcome).toEqual(
    redirect("/pt/", 307, false),
  );
});

test.each([
  ["/motos-ocasion/yamaha-mt-07-00012345/", "vehicle"],
  ["/solicitud/reserve/?vin=VSSZZZ5FZJR000001", "content"],
  ["/personal/reserva/", "content"],
  ["/solicitud/test-drive/?vin=VSSZZZ5FZJR000001", "content"],
])("what a shop does not sell or do does not exist, signed in or not: %s", async (address, reason) => {
  answerShop({ kinds: ["car"], forms: ["contact-vehicle"] });
  expect((await decide(address)).outcome).toEqual(notFound(reason));
  expect((await decide(address, { signedIn: "yes" })).outcome).toEqual(notFound(reason));
  expect((await decide("/coches-ocasion/VSSZZZ5FZJR000001/")).outcome).toMatchObject({ kind: "serve" });
});

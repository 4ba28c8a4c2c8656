import { describe, expect, test } from "vitest";
import { decide, facts, redirect } from "../example-requests.ts";

describe("filters lead to the page that is about them", () => {
  const list = "/listado-coches-segunda-mano/";
  test.each<[string, string | undefined]>([
    [`${list}?brand=seat`, "/seat-segunda-mano/"],
    [`${list}?brand=SEAT&sort=price-asc&page=3`, "/seat-segunda-mano/?sort=price-asc&page=3"],
    [`${list}?brand=seat&utm_source=x&utm_campaign=y`, "/seat-segunda-mano/?utm_source=x&utm_campaign=y"],
    [`${list}?brand=seat&unknown=madrid`, "/seat-segunda-mano/?unknown=madrid"],
    [`${list}?segment=suv`, "/suv-segunda-mano/"],
    [`${list}?brand=audi,bmw`, "/alemanes/"],
    [`${list}?brand=seat&model=seat-ibiza`, "/seat-ibiza-segunda-mano/"],
    [`${list}?model=seat-ibiza`, "/seat-ibiza-segunda-mano/"],
    ["/motos-de-ocasion/?brand=yamaha", "/motos-de-ocasion/yamaha/"],
    ["/pt/carros-segunda-mao/?brand=seat", "/pt/seat-segunda-mao/"],
    // No page of their own.
    [`${list}?brand=seat&fuel=diesel`, undefined],
    [`${list}?brand=yamaha`, undefined],
    [`${list}?brand=nadie`, undefined],
    [`${list}?sort=price-asc&page=2`, undefined],
    ["/pt/carros-segunda-mao/?brand=audi", undefined],
    // From a page that is about something itself.
    ["/seat-segunda-mano/?priceTo=9000", undefined],
    ["/seat-segunda-mano/?model=seat-ibiza", "/seat-ibiza-segunda-mano/"],
    ["/seat-segunda-mano/?brand=seat", "/seat-segunda-mano/"],
    ["/seat-segunda-mano/?brand=seat&priceTo=9000", "/seat-segunda-mano/?priceTo=9000"],
    ["/seat-segunda-mano/?brand=audi", "/audi-segunda-mano/"],
    ["/seat-segunda-mano/?brand=audi,seat&page=2", undefined],
    ["/seat-segunda-mano/?brand=audi&priceFrom=9&priceTo=5", undefined],
    ["/alemanes/?brand=bmw", undefined],
    ["/suv-segunda-mano/?brand=seat", undefined],
    ["/suv-segunda-mano/?segment=city&brand=seat", undefined],
  ])("%s → %s", async (address, target) => {
    const { rule, outcome } = await decide(address);
    if (target === undefined) expect([rule, outcome.kind]).toEqual(["content-page", "serve"]);
    else expect({ rule, outcome }).toEqual({ rule: "list-page", outcome: redirect(target, 307) });
  });

  test("a redirect leads to a page that stays", async () => {
    for (const from of Object.keys(facts))
      for (const query of [
        "brand=seat",
        "brand=audi,seat",
        "model=seat-ibiza",
        "segment=suv",
        "brand=bmw&segment=city",
      ]) {
        const first = (await decide(`${from}?${query}`)).outcome;
        if (first.kind !== "redirect" || !first.target.startsWith("/")) continue;
        const { outcome } = await decide(first.target);
        expect(
          outcome.kind === "redirect" && outcome.target !== "/"
            ? (await decide(outcome.target)).outcome.kind
            : "serve",
          `${from}?${query}`,
        ).toBe("serve");
      }
  });

  test("a form that is sent stays where it is", async () => {
    const options = { method: "POST", headers: { origin: "http://localhost:3000" } };
    expect((await decide(`${list}?brand=seat`, options)).outcome.kind).toBe("serve");
  });

  test("junk before the redirect stays bounded", async () => {
    const { outcome } = await decide(`${list}?brand=seat&x=${"y".repeat(10_000)}`);
    expect(outcome).toEqual(redirect("/seat-segunda-mano/", 307));
  });
});

describe("what is typed becomes an address", () => {
  const list = "/listado-coches-segunda-mano/";
  test.each<[string, string]>([
    [
      `${list}?text=golf+tdi+2019`,
      `${list}?brand=volkswagen&model=volkswagen-golf&fuel=diesel&yearFrom=2019&yearTo=2019`,
    ],
    [`${list}?text=seat`, "/seat-segunda-mano/"],
    [`${list}?text=+seat+madrid+&sort=price-asc&page=4`, "/seat-segunda-mano/?sort=price-asc&unknown=Madrid"],
    [`${list}?text=seat&fuel=diesel&brand=opel&model=opel-corsa`, `${list}?brand=seat&fuel=diesel`],
    [`${list}?text=barato&brand=opel&priceTo=9000`, `${list}?brand=opel&priceTo=5000`],
    [
      `${list}?text=barato&brand=&yearFrom=2020&yearTo=2010`,
      `${list}?yearFrom=2020&yearTo=2010&priceTo=5000`,
    ],
    [`${list}?text=no+se+entiende&brand=opel`, `${list}?brand=opel&unknown=no+se+entiende`],
    [`${list}?text=x&unknown=antes&utm_campaign=y`, `${list}?unknown=x&utm_campaign=y`],
    [
      "/seat-segunda-mano/?text=golf+tdi+2019",
      "/seat-segunda-mano/?brand=volkswagen&model=volkswagen-golf&fuel=diesel&yearFrom=2019&yearTo=2019",
    ],
    ["/pt/carros-segunda-mao/?text=seat", "/pt/seat-segunda-mao/"],
    // Places.
    [`${list}?text=madrid`, "/coches-ocasion-madrid/"],
    [
      `${list}?text=seat+madrid+rojo&sort=price-asc`,
      "/coches-ocasion-madrid/?brand=seat&sort=price-asc&unknown=rojo",
    ],
    [`${list}?text=madrid&brand=opel&priceTo=9.000`, "/coches-ocasion-madrid/?brand=opel&priceTo=9000"],
    ["/seat-segunda-mano/?text=madrid&fuel=diesel", "/coches-ocasion-madrid/?brand=seat&fuel=diesel"],
    ["/coches-ocasion-madrid/?text=madrid&priceTo=9000", "/coches-ocasion-madrid/?priceTo=9000"],
    ["/coches-ocasion-vigo/?text=madrid&fuel=diesel", "/coches-ocasion-madrid/?fuel=diesel"],
    ["/coches-ocasion-vigo/?text=seat", "/coches-ocasion-vigo/?brand=seat"],
    ["/pt/carros-segunda-mao/?text=madrid", "/pt/carros-usados-madrid/"],
    [`${list}?text=golf+soria`, `${list}?model=volkswagen-golf&unknown=Soria`],
    ["/motos-de-ocasion/?text=madrid", "/motos-de-ocasion/?unknown=Madrid"],
    [`${list}?text=moto+madrid`, "/motos-de-ocasion/?unknown=Madrid"],
    // Motorbikes on a list of cars.
    [
      `${list}?text=mt+07&segment=suv&priceTo=7000`,
      "/motos-de-ocasion/?brand=yamaha&model=yamaha-mt-07&priceTo=7000",
    ],
    [`${list}?text=yamaha`, "/motos-de-ocasion/yamaha/?unknown=b+azul+b"],
    [`${list}?text=moto&brand=seat`, "/motos-de-ocasion/"],
    ["/pt/carros-segunda-mao/?text=moto", "/pt/motos-segunda-mao/"],
    ["/motos-de-ocasion/?text=moto", "/motos-de-ocasion/"],
  ])("%s → %s", async (address, target) => {
    expect(await decide(address)).toEqual({ rule: "text-search", outcome: redirect(target, 303, false) });
  });

  test.each([`${list}?text=`, `${list}?text=+++`, "/?text=seat", "/financiacion/?text=seat"])(
    "%s is served as it is",
    async (address) => {
      expect((await decide(address)).outcome.kind).toBe("serve");
    },
  );

  test("ten thousand characters end in a short address", async () => {
    const { outcome } = await decide(`${list}?text=${"palabra ".repeat(1_300)}`);
    expect(outcome.kind === "redirect" && outcome.target.length).toBeLessThan(200);
  });
});

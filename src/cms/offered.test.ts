import { expect, test } from "vitest";
import { answerShop } from "#tools/test-support/answer-shop.ts";
import { isOffered, leadsSomewhere, leaveOutUnoffered } from "./offered.ts";

test.each([
  ["panel:compare", true],
  ["panel:contact", true],
  ["panel:tradein", true],
  ["panel:reserve", false],
  ["route:compare", true],
  ["panel:favorite", true],
  ["route:login", true],
  ["route:tradeIns", true],
  ["route:reservations", true],
  ["route:recent", false],
  ["route:constructor", false],
  ["login", false],
])("%s exists: %s", (name, expected) => {
  expect(isOffered(name)).toBe(expected);
});

test.each([
  ["/", true],
  ["/seat-segunda-mano/?page=2", true],
  ["https://example.com/#contact-us", true],
  ["tel:+34910000001", true],
  ["#technical", true],
  ["/comparar/#compare", true],
  ["#contact", true],
  ["/solicitud/contact/", true],
  ["/solicitud/nothing/", false],
  ["#tradein", true],
  ["/solicitud/trade-in/", true],
  ["/pt/pedido/trade-in/?step=3&retake=abc", true],
  ["/coches-ocasion/x-00000001/#test-drive", true],
  ["#tradein_2_abc", true],
  ["#tradein_6_abc", true],
  ["#reserve", false],
  ["/acceso/?returnTo=%2F", true],
  ["/pt/pessoal/favoritos/", true],
  ["/personal/tasacion/", true],
  ["/personal/reserva/", true],
  ["/pt/pessoal/reserva/abc/", true],
  ["/vistos-hace-poco/", false],
])("%s leads somewhere: %s", (address, expected) => {
  expect(leadsSomewhere(address)).toBe(expected);
});

test("content loses what needs a part that does not exist, and nothing else", () => {
  const content = {
    heading: "Cómo se compra",
    items: [
      { text: "Compara", without: "route:recent" },
      { text: "Compara y guarda", needs: "route:recent" },
      { text: "Reserva", link: "#reserve", nested: [] },
      { text: "Coches", link: "/coches/", nested: [{ text: "Vistos", link: "/vistos-hace-poco/" }] },
    ],
    link: { text: "Vistos", href: "/vistos-hace-poco/" },
    picture: { src: "/a.svg", alt: "" },
  };
  const before = structuredClone(content);
  expect(leaveOutUnoffered(content)).toEqual({
    heading: "Cómo se compra",
    items: [
      { text: "Compara", without: "route:recent" },
      { text: "Coches", link: "/coches/", nested: [] },
    ],
    picture: { src: "/a.svg", alt: "" },
  });
  expect(content).toEqual(before);
});

test("a component that is about such a part is left out as a whole", () => {
  const components = [
    { id: "a", key: "banner", data: { heading: "Entra", needs: "route:recent" } },
    { id: "b", key: "title", data: { heading: "Reservar" } },
  ];
  expect(leaveOutUnoffered(components).map(({ id }) => id)).toEqual(["b"]);
});

test("content for what the shop does not do is left out as well", () => {
  answerShop({ forms: ["contact"] });
  expect(["panel:tradein", "panel:contact", "route:reservations", "panel:newsletter"].map(isOffered)).toEqual(
    [false, true, false, false],
  );
  for (const address of [
    "#tradein",
    "/solicitud/trade-in/",
    "/personal/reserva/",
    "/solicitud/contact/?vin=x",
  ])
    expect(leadsSomewhere(address), address).toBe(false);
  const items = [
    { text: "Tasar", link: "#tradein" },
    { text: "Llámanos", without: "panel:tradein" },
  ];
  expect(leaveOutUnoffered(items)).toEqual([items[1]]);
});

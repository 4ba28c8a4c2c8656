import { describe, expect, test } from "vitest";
import { redactText } from "./redact-text.ts";

describe("what is personal is taken out", () => {
  test.each([
    ["sent to ana.perez+x@mail.example.com.", "sent to [mail address]."],
    ["/x/?mail=ana.perez%40example.com&b=1", "/x/?mail=[mail address]&b=1"],
    ["mail=ana%2540example.com", "mail=[mail address]"],
    ["mail=ana%40example%2Ecom", "mail=[mail address]"],
    ["<a>ana&#64;example.com</a> y luz&#x40;example.pt", "<a>[mail address]</a> y [mail address]"],
    ["Reply-To: ana=40example.com", "Reply-To: [mail address]"],
    [String.raw`{"to":"ana\u0040example.com"}`, '{"to":"[mail address]"}'],
    ["josé@correo-ñandú.es escribió", "[mail address] escribió"],
    ["a@b@ana@example.com", "a@b@[mail address]"],
    ["authorization: Bearer abc.DEF-1_2=", "authorization: Bearer [hidden]"],
    ["Basic dXNlcjpwYXNz", "Basic [hidden]"],
    ["postgres://volante:se-cre.to@db.example/volante", "postgres://[hidden]@db.example/volante"],
    ["llama al 612345678", "llama al [telephone]"],
    ["612 34 56 78 o 612-345-678 o 912.345.678", "[telephone] o [telephone] o [telephone]"],
    ["tel=91+234+56+78&x", "tel=[telephone]&x"],
    ["/coches-ocasion/612345678-12345678/", "/coches-ocasion/[telephone]-12345678/"],
    ["liga 912 345 678 ou 21 2345678", "liga [telephone] ou [telephone]"],
    ["+34 612 345 678, 0034612345678, +351912345678", "[telephone], [telephone], [telephone]"],
    ["tel=%2B34%20612%20345%20678&x", "tel=[telephone]&x"],
    ["+44 (0)20 7946 0958", "[telephone]"],
    ["4242424242424242", "[card number]"],
    ["card 4000 0025 0000 3155 123, 3782-822463-10005", "card [card number] 123, [card number]"],
    ["n=4242%204242%204242%204242&cvc", "n=[card number]&cvc"],
    ["22 4242 4242 4242 4242", "22 [card number]"],
    ["nif 12345678Z, nie X1234567L", "nif [tax id], nie [tax id]"],
    ["12345678z 12345678-z x1234567l b12345674 B-12345674", "[tax id] [tax id] [tax id] [tax id] [tax id]"],
    ["nif=501964843 nif 450000001", "nif=[tax id] nif [tax id]"],
    ["ES91 2100 0418 4502 0005 1332", "[account number]"],
    ["iban pt50000201231234567890154.", "iban [account number]."],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl", "[token]"],
    ["t=9f86d081884c7d659a2feaa0c55ad015&x", "t=[token]&x"],
    ["c Fe26.2*1*dGhpc0lzQVRva2VuMTIzNDU2Nzg5MDEyMzQ1 d", "c Fe26.2*1*[token] d"],
  ])("%s", (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });
});

describe("what a log is read for stays", () => {
  test.each([
    "vin WVWZZZ1KZ8W123456, VSSZZZ5FZJR000001, ZFA22300005556777",
    "/coches-ocasion/seat-ibiza-12345678/",
    "/coches-ocasion/mercedes-benz-clase-a-12345678/?deposit=1000&months=48",
    "/coches-ocasion/bmw-x5-00123456/",
    "/listado-coches-segunda-mano/?priceFrom=10000&priceTo=20000&kmsTo=150000&yearFrom=2015",
    "12 345,67 €, 1.234.567,89 €, 123 456 km",
    "2026-11-22T18:47:25.123Z 2026-11-22 18:47:25 +01:00",
    "1763837245123 ms, 1763837245 s, 987 654 bytes",
    "10.0.0.1, 212.100.200.15, 255.255.255.0, 2001:db8::1, 127.0.0.1:54321",
    "550e8400-e29b-41d4-a716-446655440000",
    "at load (file:///srv/app/node_modules/next@16.4.6/dist/server.js:1234:56789)",
    "next@16.4.6 and @scope/name",
    "/_next/static/chunks/0a1b2c3d4e5f6a7b.js",
    "data: componentFiltered.components[0].data.vehicles[12].financing.monthlyFee",
    "the-quick-brown-fox-jumps-over-the-lazy-dog-2026-again-and-again",
  ])("%s", (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe("time grows with the text and no faster", () => {
  const length = 500_000;
  const plainScan = (text: string): number => {
    const started = performance.now();
    let sum = 0;
    for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
    expect(sum).toBeGreaterThan(0);
    return performance.now() - started;
  };
  // A pattern that tries every end for every beginning takes a hundred thousand times as long as reading the text once.
  const mostTimes = 1_000;

  test.each([
    "a",
    "a.",
    "a@",
    "@",
    "a@a.",
    "%40",
    "a%40b.",
    "a=40",
    "Bearer ",
    "Bearer  \t",
    "eyJ",
    "-eyJ",
    "eyJaaaaa.",
    "://",
    "://a:",
    "4",
    "4 ",
    "42%20",
    "4242 4242 ",
    "+",
    "+3",
    "+34 ",
    "00",
    "0034 ",
    "6 ",
    "600 ",
    "600 000 ",
    "1234567",
    "X1234567",
    "A-",
    "ES91",
    "ES91 ",
    "ES912100 ",
    "f0",
    "aA1-",
    "\\u0040",
    "&#64;",
    "&#0",
    "ñ",
  ])("%j over and over", (part) => {
    const text = part.repeat(length / part.length);
    const allowed = mostTimes * Math.max(5, plainScan(text));
    const started = performance.now();
    redactText(text);
    expect(performance.now() - started).toBeLessThan(allowed);
  });
});

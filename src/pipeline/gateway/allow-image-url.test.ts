import { get } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { allowImageUrl } from "./allow-image-url.ts";
import { behindChecks } from "./behind-checks.ts";

const server = createHttpServer(
  behindChecks(
    [
      allowImageUrl({
        own: new Set(["/pictures/0a1b.webp", "/pictures/tío's (1).jpg"]),
        hosts: ["img.example.com", "*.cdn.example.com"],
      }),
    ],
    (_, response) => response.end(),
  ),
);

const { port } = await listenUntil(afterAll, server);

/** The status of an address that is sent as it stands. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });

const address = (picture: string, rest = "&w=360&q=60") =>
  `/_next/image/?url=${encodeURIComponent(picture)}${rest}`;

test.each([
  address("/pictures/0a1b.webp"),
  address("/pictures/0a1b.webp", "&w=120&q=60"),
  address("/pictures/0a1b.webp", "&w=1200&q=60"),
  address("/pictures/tío's (1).jpg"),
  address("/pictures/tío's (1).jpg").replaceAll("'", "%27"),
  address("https://img.example.com/a.jpg"),
  address("https://img.example.com/a.jpg?size=1"),
  address("https://eu.cdn.example.com/a/b.jpg"),
  address(`/api/services/pictures/${"0a".repeat(32)}`),
  address("/api/services/shop/files/0123456789abcdef.jpg"),
  "/_next/static/chunks/a.js",
  "/coches/image/?url=%2Fpictures%2F0a1b.webp",
  "/pictures/0a1b.webp",
])("%s is let in", async (path) => {
  expect(await statusOf(path)).toBe(200);
});

describe("another address of a known picture is none", () => {
  const picture = address("/pictures/0a1b.webp");
  test.each([
    ["one of the stock by half a name", address(`/api/services/pictures/${"0a".repeat(31)}`)],
    ["one of the stock in capitals", address(`/api/services/pictures/${"0A".repeat(32)}`)],
    ["one of the stock with a query", address(`/api/services/pictures/${"0a".repeat(32)}?x`)],
    ["a drawing of the shop", address("/api/services/shop/files/0123456789abcdef.svg")],
    ["one of the shop with a query", address("/api/services/shop/files/0123456789abcdef.jpg?x")],
    ["something else of the services", address("/api/services/openapi.json")],
    ["a fragment", address("/pictures/0a1b.webp#x")],
    ["a query", address("/pictures/0a1b.webp?x")],
    ["a way round", address("/pictures/x/../0a1b.webp")],
    ["a dot", address("/pictures/./0a1b.webp")],
    ["two slashes", address("/pictures//0a1b.webp")],
    ["two slashes in front", address("//pictures/0a1b.webp")],
    ["a letter escaped twice", address("/pictures/%30a1b.webp")],
    ["a letter escaped", picture.replace("0a1b", "%30a1b")],
    ["slashes not escaped", picture.replaceAll("%2F", "/")],
    ["small hexadecimal digits", picture.replaceAll("%2F", "%2f")],
    ["a malformed escape", picture.replace("0a1b", "%zz0a1b")],
    ["a width with a zero in front", picture.replace("w=360", "w=0360")],
    ["a width that is not made", picture.replace("w=360", "w=361")],
    ["an escaped width", picture.replace("w=360", "w=%3360")],
    ["a sign", picture.replace("w=360", "w=+360")],
    ["another quality", picture.replace("q=60", "q=75")],
    ["a quality with a zero in front", picture.replace("q=60", "q=060")],
    ["another order", "/_next/image/?w=360&q=60&url=%2Fpictures%2F0a1b.webp"],
    ["something more", `${picture}&x=1`],
    ["something in front", picture.replace("?", "?x=1&")],
    ["a fragment behind", `${picture}#x`],
    ["a value twice", `${picture}&w=640`],
    ["no slash at the end", picture.replace("image/?", "image?")],
    ["two slashes in the path", picture.replace("_next/", "_next//")],
    ["capitals", picture.replace("image", "Image")],
    ["an escaped path", picture.replace("image", "im%61ge")],
    ["an escaped slash", picture.replace("_next/image", "_next%2Fimage")],
    ["a way round in the path", picture.replace("/_next", "/x/../_next")],
    ["a backslash", picture.replace("_next/", "_next\\")],
    ["more path", picture.replace("image/", "image/x/")],
    ["a longer name", picture.replace("image/", "images/")],
    ["an absolute address", `http://localhost${picture}`],
    ["an unknown picture", address("/pictures/ffff.webp")],
    ["no picture", address("/icons/vehicle-fallback.svg")],
    ["nothing", "/_next/image/"],
    ["a foreign host", address("https://evil.example/a.jpg")],
    ["a host that ends alike", address("https://evil-img.example.com/a.jpg")],
    ["the parent of the listed hosts", address("https://cdn.example.com/a.jpg")],
    ["no encryption", address("http://img.example.com/a.jpg")],
    ["a port", address("https://img.example.com:8443/a.jpg")],
    ["the usual port", address("https://img.example.com:443/a.jpg")],
    ["a user", address("https://me@img.example.com/a.jpg")],
    ["a fragment at a host", address("https://img.example.com/a.jpg#1")],
    ["a way round at a host", address("https://img.example.com/x/../a.jpg")],
    ["capitals in a host", address("https://IMG.example.com/a.jpg")],
    ["a host without scheme", address("//img.example.com/a.jpg")],
    ["data", address("data:image/png;base64,AAAA")],
  ])("%s", async (_, path) => {
    expect(await statusOf(path)).toBe(404);
  });
});

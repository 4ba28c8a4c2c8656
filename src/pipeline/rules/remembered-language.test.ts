import { expect, test } from "vitest";
import { decide, redirect, serve } from "../example-requests.ts";

const cookie = "volante-consent=all; locale=pt";

test.each<[string, Record<string, string>]>([
  ["/", { cookie }],
  ["/?utm_campaign=x", { cookie, "sec-fetch-site": "none" }],
  ["/", { cookie, "sec-fetch-site": "cross-site", referer: "https://search.example/" }],
])("%s leads a visitor who chose Portuguese to that home page: %o", async (address, headers) => {
  const outcome = redirect(`/pt${address}`, 307, false);
  expect(await decide(address, { headers })).toEqual({ rule: "remembered-language", outcome });
});

test.each<[string, Record<string, string>, string]>([
  ["/", {}, "/es"],
  ["/", { cookie: "locale=es" }, "/es"],
  ["/", { cookie: "locale=xx; xlocale=pt" }, "/es"],
  // A link of ours is a choice.
  ["/", { cookie, "sec-fetch-site": "same-origin" }, "/es"],
  ["/", { cookie, referer: "http://localhost:3000/pt/" }, "/es"],
  ["/pt/", { cookie: "locale=es" }, "/pt"],
  ["/blog/", { cookie }, "/es/blog"],
])("%s is shown as it is: %o", async (address, headers, path) => {
  expect((await decide(address, { headers })).outcome).toEqual(serve(path));
});

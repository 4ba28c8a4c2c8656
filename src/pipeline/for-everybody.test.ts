import { expect, test } from "vitest";
import { decide, facts, type RequestOptions } from "./example-requests.ts";

/** What one visitor brings and another does not. */
const visitors: readonly RequestOptions[] = [
  { signedIn: "yes" },
  { signedIn: "no longer" },
  { slug: "/blog/" },
  { wizard: { answers: {} } as unknown as NonNullable<RequestOptions["wizard"]> },
  { provider: "is silent" },
  { method: "HEAD" },
  { headers: { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" } },
  // Those whom `ready-answers` leaves to the rules are not among them: who chose another language, and whose sign-in is pending.
  { headers: { "accept-language": "pt", cookie: "locale=es; volante=x", "user-agent": "bot" } },
  {
    headers: {
      "sec-purpose": "prefetch",
      referer: "http://localhost:3000/blog/",
      origin: "http://x.example",
    },
  },
];

const queries = ["", "?utm_source=x", "?page=2&brand=seat", "?deposit=1000&months=48", "?price=15000"];
const routes = [
  "/comparar/?vin=VSSZZZ5FZJR000001",
  "/configurar-cookies/",
  "/ficha-tecnica/VSSZZZ5FZJR000001/",
];
const addresses = [...Object.keys(facts).flatMap((path) => queries.map((query) => path + query)), ...routes];

/** `ready` sends one visitor what another was sent before. */
test("where a page for everybody is served, it is served to everybody", async () => {
  let served = 0;
  for (const address of addresses) {
    const { outcome } = await decide(address);
    if (outcome.kind !== "serve" || !outcome.cacheable) continue;
    served += 1;
    for (const visitor of visitors)
      expect([address, visitor, (await decide(address, visitor)).outcome]).toEqual([
        address,
        visitor,
        outcome,
      ]);
  }
  expect(served).toBeGreaterThan(50);
});

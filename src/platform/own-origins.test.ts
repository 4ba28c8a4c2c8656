import { expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { ownOrigins } from "./own-origins.ts";

const origins = (headers: Record<string, string>) => {
  forgetProcess();
  vi.stubEnv("SITE_URL", "https://volante.example");
  vi.stubEnv("SESSION_SECRET", "kT9-vPq3_Zr7xLw2Nd8sHf5gJm1yBc4aUe6o");
  return ownOrigins({ url: "http://localhost:3000/x/", headers: new Headers(headers) });
};

test("ours are the published address and the one that the browser called", () => {
  expect(origins({ host: "tienda.example" })).toEqual(["https://volante.example", "http://tienda.example"]);
});

const sent: readonly Readonly<Record<string, string>>[] = [
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
  { forwarded: "host=evil.example;proto=https" },
  { "x-host": "evil.example", "x-original-host": "evil.example" },
  { origin: "http://evil.example", referer: "http://evil.example/" },
];

test.each(sent)("what a page elsewhere can make a browser say adds none: %j", (headers) => {
  expect(origins({ host: "localhost:3000", ...headers })).toEqual([
    "https://volante.example",
    "http://localhost:3000",
  ]);
});

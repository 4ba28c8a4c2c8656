import { expect, test } from "vitest";
import { networkNames, networkOf, shareAddress } from "./networks.ts";
import { opensPage } from "./start-sharing.ts";

const shared = {
  url: "https://volante.test/coches-ocasion/seat-leon-00012345/?a=1&b=2",
  title: "SEAT León & más",
  picture: "https://volante.test/pictures/a.webp",
};

test("there are 28 networks", () => {
  expect(networkNames).toHaveLength(28);
  expect(new Set(networkNames.map((name) => networkOf(name).label)).size).toBe(28);
});

test.each(["myspace", "", "Facebook", "toString", "__proto__"])(
  "%j is no network, and that is said",
  (name) => {
    expect(() => shareAddress(name, shared)).toThrow(`Network ${name} does not exist`);
  },
);

test.each(networkNames)("%s gets the whole address, encoded once", (name) => {
  const address = shareAddress(name, shared);
  expect(address).toContain(encodeURIComponent(shared.url));
  expect(address).not.toMatch(/[{}\s]/);
  const scheme = new URL(address).protocol;
  expect(["https:", "mailto:", "sms:", "fb-messenger:", "viber:"]).toContain(scheme);
  expect(opensPage(address)).toBe(scheme === "https:");
});

test("a network that reads one gets title and picture", () => {
  const query = new URL(shareAddress("pinterest", shared)).searchParams;
  expect(query.get("url")).toBe(shared.url);
  expect(query.get("description")).toBe(shared.title);
  expect(query.get("media")).toBe(shared.picture);
  expect(new URL(shareAddress("pinterest", { url: shared.url, title: "" })).searchParams.get("media")).toBe(
    "",
  );
});

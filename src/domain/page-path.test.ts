import fc from "fast-check";
import { expect, test } from "vitest";
import {
  homepageTarget,
  isAllowedPath,
  isAllowedRedirectTarget,
  isBloggingPlatformPath,
  isSitePath,
  needsTrailingSlash,
} from "./page-path.ts";

test.each([
  "/",
  "/coches-ocasion/seat-leon-00012345/",
  "/coches-ocasion/VSSZZZ5FZKR000001",
  "/pt/comparar/",
  "/reservar-vehiculo/mis_reservas_historial/",
  "/reservar-vehiculo/mis_reservas_historial",
])("%s is allowed", (path) => {
  expect(isAllowedPath(path)).toBe(true);
});

test.each([
  "",
  "comparar/",
  "//comparar/",
  "/a//b/",
  "/a_b/",
  "/a.b/",
  "/a b/",
  "/%61/",
  "/ñ/",
  "/q~brand/",
  "/a\n",
  "/otra/mis_reservas_historial/",
  "/reservar-vehiculo/mis_reservas_historial/x/",
  `/${"a".repeat(50_000)}!`,
])("%j is not allowed", (path) => {
  expect(isAllowedPath(path)).toBe(false);
});

test("trailing slash", () => {
  expect(needsTrailingSlash("/comparar")).toBe(true);
  expect(needsTrailingSlash("/comparar/")).toBe(false);
});

test.each([
  ["/wp-admin/", true],
  ["/wp-admin", true],
  ["/blog/wp-content/uploads/", true],
  ["/wp-includes/wlwmanifest.xml", true],
  ["/xmlrpc.php", true],
  ["/XMLRPC/", true],
  ["/wlwmanifest/", true],
  ["/blog/", false],
  ["/administracion/", false],
  ["/blog/xmlrpc-explicado/", false],
])("%s is for a blogging platform: %s", (path, expected) => {
  expect(isBloggingPlatformPath(path)).toBe(expected);
});

test.each([
  ["/homepage", "/"],
  ["/homepage/", "/"],
  ["/homepage/a/b/", "/"],
  ["/pt/homepage/", "/pt/"],
  ["/homepages/", undefined],
  ["/a/homepage/", undefined],
  ["/", undefined],
])("%s leads home: %s", (path, target) => {
  expect(homepageTarget(path)).toBe(target);
});

const sitePaths = ["/", "/pt/comparar/", "/a/?b=c&d=%2F%2Fx#tradein_5_12", "/a/?next=https://x.com/"];
const elsewhere = [
  "",
  "a/b",
  "//evil.com",
  "/\\evil.com",
  "/\t/evil.com",
  "/a\\b",
  "/a\nb",
  "/./ /evil.com",
  "/.//evil.com",
  "/x/..//evil.com",
  "/a b",
  "/a\u0000",
  "/\u202e",
  "javascript:alert(1)",
  "data:text/html,x",
  `/${"a".repeat(2_048)}`,
];

test.each(sitePaths)("%s stays on the site", (value) => {
  expect(isSitePath(value)).toBe(true);
  expect(isAllowedRedirectTarget(value)).toBe(true);
});

test.each(elsewhere)("%j is neither a site path nor a redirect target", (value) => {
  expect(isSitePath(value)).toBe(false);
  expect(isAllowedRedirectTarget(value)).toBe(false);
});

test.each(["https://example.com/a?b#c", "http://example.com", "HTTPS://EXAMPLE.COM/"])(
  "%s is a redirect target but no site path",
  (value) => {
    expect(isAllowedRedirectTarget(value)).toBe(true);
    expect(isSitePath(value)).toBe(false);
  },
);

test.each([
  "https://user:pass@example.com/",
  "https://user@example.com/",
  "https:///example.com",
  "https:example.com",
  "https://exa mple.com/",
  "https://",
  `https://example.com/${"a".repeat(2_048)}`,
  "ftp://example.com/",
  undefined,
  7,
  ["/"],
])("%j is refused as a target", (value) => {
  expect(isAllowedRedirectTarget(value)).toBe(false);
});

test("no accepted site path resolves to another host", () => {
  const piece = fc.constantFrom("/", "\\", ".", "..", "evil.com", "@", ":", "?", "#", "%2f", "\t", "a", "//");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const value = `/${pieces.join("")}`;
      if (!isSitePath(value)) return;
      const url = new URL(value, "https://volante.test/x/");
      expect(url.origin).toBe("https://volante.test");
      expect(new URL(url.pathname, "https://volante.test").origin).toBe("https://volante.test");
    }),
    { numRuns: 500 },
  );
});

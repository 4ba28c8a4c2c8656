import { expect, test, vi } from "vitest";
import type { FailureKind } from "#platform/result.ts";
import { missingPage, unfetchedPage } from "./missing-page.ts";
import { pathTable } from "./path-table.ts";

const vehicle = "/coches-ocasion/seat-leon-00012345/";

test.each<[string, FailureKind, object]>([
  ["/financiacion/", "not-found", { status: 404, message: "page-not-found" }],
  ["/financiacion/", "invalid", { status: 404, message: "page-not-found" }],
  ["/financiacion/", "gone", { status: 410, message: "Vehicle page Not Found" }],
  [vehicle, "not-found", { status: 404, message: "Vehicle page Not Found" }],
  [vehicle, "gone", { status: 410, message: "Vehicle page Not Found" }],
])("%s that is %s while it is rendered is answered so, and looked up again", (path, kind, answer) => {
  const forget = vi.spyOn(pathTable(), "forget");
  expect(missingPage(path, "es", kind)).toEqual(answer);
  expect(forget).toHaveBeenCalledWith(path, "es");
});

test.each<FailureKind>(["timeout", "unreachable", "server"])(
  "a service that fails (%s) says nothing about the page",
  (kind) => {
    const forget = vi.spyOn(pathTable(), "forget");
    expect(missingPage("/financiacion/", "es", kind)).toBeUndefined();
    expect(forget).not.toHaveBeenCalled();
  },
);

test.each([
  ["/financiacion/", "page-not-found"],
  [vehicle, "Vehicle page Not Found"],
])("%s that cannot be fetched is not found, unless it was stored before", (path, message) => {
  expect(unfetchedPage(path, "es", "server")).toEqual({ status: 404, message, mayComeBack: true });
  expect(unfetchedPage(path, "es", "not-found")).toEqual({ status: 404, message });
});

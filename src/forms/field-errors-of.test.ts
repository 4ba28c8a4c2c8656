import { expect, test } from "vitest";
import { fieldErrorsOf } from "./field-errors-of.ts";

const texts = { name: "Ana", email: "" };
const refusals = { "not-found": "alertGone", "list-full": "listFull", name: "nameMissing" } as const;
const failure = { message: "", retryable: false } as const;

test.each([
  [{ kind: "not-found" }, { form: { key: "alertGone" } }],
  [{ kind: "not-found", code: "gone" }, { form: { key: "unavailable" } }],
  [{ kind: "conflict", code: "list-full" }, { form: { key: "listFull" } }],
  [{ kind: "conflict" }, { form: { key: "unavailable" } }],
  [{ kind: "invalid", field: "name" }, { name: { key: "nameMissing" } }],
  [{ kind: "invalid", field: "email" }, { email: { key: "refused" } }],
  [{ kind: "invalid", field: "constructor" }, { form: { key: "unavailable" } }],
  [{ kind: "rate-limited" }, { form: { key: "tooOftenThere" } }],
  [{ kind: "timeout" }, { form: { key: "unavailable" } }],
] as const)("%j is said as %j", (failed, fieldErrors) => {
  expect(fieldErrorsOf({ ...failure, ...failed }, texts, refusals)).toEqual(fieldErrors);
});

test("a form may have words of its own for anything else, a conflict without a reason included", () => {
  const errorsOf = (failed: object) =>
    fieldErrorsOf(
      { ...failure, kind: "timeout", ...failed },
      texts,
      { conflict: "holdLimit" },
      "bookingFailed",
    );
  expect(errorsOf({})).toEqual({ form: { key: "bookingFailed" } });
  expect(errorsOf({ kind: "conflict", status: 409 })).toEqual({ form: { key: "bookingFailed" } });
  expect(errorsOf({ kind: "conflict", code: "conflict", status: 409 })).toEqual({
    form: { key: "holdLimit" },
  });
  expect(errorsOf({ kind: "conflict" })).toEqual({ form: { key: "holdLimit" } });
});

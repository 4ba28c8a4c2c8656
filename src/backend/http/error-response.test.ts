import { describe, expect, test } from "vitest";
import { BackendError } from "#backend/errors.ts";
import { endpoints } from "#contract/endpoints.ts";
import { type ErrorCode, errorCodes } from "#contract/error-codes.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { failureKindOf } from "#platform/answers/failure-status.ts";
import { createLogger } from "#platform/log.ts";
import { errorResponse } from "./error-response.ts";

const log = createLogger("silent");

describe("what a service refuses with, the storefront reads", () => {
  test.each(Object.entries(errorCodes) as [ErrorCode, number][])("%s, %d", async (code, status) => {
    const response = errorResponse(new BackendError(code, "No", "delivery.zipCode"), log);
    expect(response.status).toBe(status);
    expect(await readAnswer(endpoints.createPayment, response)).toMatchObject({
      ok: false,
      error: { kind: failureKindOf(status), code, status, field: "delivery.zipCode" },
    });
  });
});

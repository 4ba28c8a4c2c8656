import type { Failure } from "#platform/result.ts";
import { statusOf } from "./read-vehicle-request.ts";

/** Answers a request that cannot be answered well; names the field at fault, says nothing of the inside. */
export const refuse = ({ kind, field, message }: Failure): Response =>
  Response.json(
    {
      error: {
        code: kind,
        ...(kind === "invalid" && field !== undefined && { field, message: `${field}: ${message}` }),
      },
    },
    { status: statusOf(kind), headers: { "cache-control": "no-store" } },
  );

import { expect } from "vitest";
import { hashSource } from "#platform/answers/content-policy.ts";
import type { Answer } from "../rehearse/attacks/send.ts";

/** A page has inline scripts, and its policy allows each. */
export const expectOwnScripts = ({ body, headers }: Pick<Answer, "body" | "headers">): void => {
  const scripts = body.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*\btype="application)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = Array.from(scripts, ([, script = ""]) => hashSource(script));
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(headers["content-security-policy"]).toContain(hash);
};

import { perProcess } from "#platform/per-process.ts";
import type { PendingLogin } from "#platform/session.ts";

/**
 * A provider signs a visitor in within minutes, or not at all: until then a page that requires an anonymous
 * visitor checks for it.
 */
const pendingMs = 10 * 60_000;
/** How long the login is not called again for such pages. */
const pauseMs = 5_000;
const most = 10_000;

/** When the login was last called for a session, by its id; the oldest go first. */
const lastCalls = perProcess("pending-sign-ins", () => new Map<string, number>());

/** Whether the login may be called now for a page that does not need it. Counts as a call. */
export const mayResume = ({ sessionId, at }: PendingLogin, now = Date.now()): boolean => {
  const calls = lastCalls();
  if (now - at > pendingMs || now - (calls.get(sessionId) ?? 0) < pauseMs) return false;
  calls.delete(sessionId);
  calls.set(sessionId, now);
  const [oldest] = calls.size > most ? calls.keys() : [];
  if (oldest !== undefined) calls.delete(oldest);
  return true;
};

import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refuse.ts";

const malformed: Refusal = { status: 400, message: "Malformed form\n" };

/** Our forms name their server action by its id; every other way has the framework read arguments that anybody may write. */
const isForeignToOurs = (name: string): boolean =>
  name.startsWith("$ACTION_") && !/^\$ACTION_ID_[0-9a-f]+$/.test(name);

/** What pages' forms are sent as; routes read theirs themselves. */
const isForm = ({ url = "/", headers }: IncomingMessage): boolean =>
  !url.startsWith("/api/") && /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");

const check = async (type: string, body: readonly Buffer[]): Promise<Refusal | undefined> => {
  const sent = new Response(new Uint8Array(Buffer.concat(body)), { headers: { "content-type": type } });
  const form = await sent.formData().catch(() => undefined);
  return form && ![...form.keys()].some(isForeignToOurs) ? undefined : malformed;
};

/**
 * A page's form, before the framework reads it, by the same parser: the framework answers 500 to one that is broken off, and
 * writes it into the log as a failure of ours. Undefined at once for what is no form.
 */
export const checkForm = (
  request: IncomingMessage,
  body: readonly Buffer[],
): Promise<Refusal | undefined> | undefined =>
  isForm(request) ? check(request.headers["content-type"] ?? "", body) : undefined;

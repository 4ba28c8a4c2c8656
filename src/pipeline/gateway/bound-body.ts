import type { IncomingMessage } from "node:http";
import { countFields, mostFields } from "#contract/count-fields.ts";
import { bodyLimitOf, takesPictures } from "./body-limits.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import type { Refusal } from "./refuse.ts";

const malformed: Refusal = { status: 400, message: "Malformed form\n" };

/**
 * Our forms name their server action by its id. With any other form the framework parses arguments that a
 * client can forge.
 */
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

const tooLarge = (limit: number): Refusal => ({
  status: 413,
  message: `A body here holds at most ${limit} bytes\n`,
});

const tooManyFields = (most: number): Refusal => ({
  status: 413,
  message: `A form here has at most ${most} fields\n`,
});

/** Looks at a body piece by piece: how many bytes have come, and how many fields of a form. */
const watchBody = (url: string, contentType: string): Refusal | ((piece: Buffer) => Refusal | undefined) => {
  const limit = bodyLimitOf(url);
  const most = takesPictures(url) ? mostFields.picture : mostFields.page;
  const count = countFields(contentType);
  if (count === "unreadable") return { status: 400, message: "Malformed form\n" };
  let size = 0;
  return (piece) => {
    size += piece.byteLength;
    if (size > limit) return tooLarge(limit);
    return count !== undefined && count(piece) > most ? tooManyFields(most) : undefined;
  };
};

/**
 * Buffers a body before it is parsed. Refuses at once a body whose announced length is too large; else
 * refuses as soon as too much has arrived, or more fields than any of our forms has. So every request that
 * passes has a body of a known, bounded size, and a form is readable.
 */
export const boundBody: GatewayCheck = ({ request }) => {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  const limit = bodyLimitOf(request.url ?? "/");
  if (Number(length ?? 0) > limit) return tooLarge(limit);
  if (Number(length ?? 0) === 0 && encoding === undefined) return checkForm(request, []);
  const look = watchBody(request.url ?? "/", request.headers["content-type"] ?? "");
  if (typeof look !== "function") return look;
  return new Promise((resolve) => {
    const held: Buffer[] = [];
    const release = () => Reflect.deleteProperty(request, "push");
    // Node passes received data to `push`. The request has not been handed on yet, so nothing else has read
    // it.
    request.push = (part: Buffer | null) => {
      const refusal = part === null ? undefined : look(part);
      if (refusal) {
        release();
        resolve(refusal);
        return true;
      }
      if (part !== null) return held.push(part) > 0;
      release();
      const handOver = (refusal?: Refusal) => {
        for (const piece of refusal ? [] : held) request.push(piece);
        request.push(null);
        return refusal;
      };
      const checked = checkForm(request, held);
      resolve(checked ? checked.then(handOver) : handOver());
      return true;
    };
  });
};

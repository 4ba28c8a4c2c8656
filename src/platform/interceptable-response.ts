import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";

/**
 * Decides on an answer once, before its first byte is sent, with its status and headers set.
 * @returns what gets the whole body and ends the answer in its place; undefined where the answer passes as it is
 */
export type Interceptor = () => ((body: Buffer) => void) | undefined;

type Method<Value> = (...values: readonly unknown[]) => Value;

const asFunction = (values: readonly unknown[]): (() => void) | undefined =>
  values.find((value): value is () => void => typeof value === "function");

const asBytes = (chunk: unknown, encoding: unknown): Buffer => {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
};

/**
 * A response that steps may inspect, change or replace before it is sent, however it is written: the class of our server's
 * responses (option `ServerResponse` of Node's `createServer`).
 */
export class InterceptableResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly #interceptors: Interceptor[] = [];
  #held: { readonly parts: Buffer[]; readonly send: (body: Buffer) => void } | undefined;

  /** The interceptor that was added last runs first; what it sends goes on to the one before. */
  intercept(interceptor: Interceptor): void {
    this.#interceptors.push(interceptor);
  }

  #isHeld(): boolean {
    while (this.#held === undefined) {
      const interceptor = this.#interceptors.pop();
      if (interceptor === undefined) return false;
      const send = interceptor();
      if (send) this.#held = { parts: [], send };
    }
    return true;
  }

  #setHead(status: number, rest: readonly unknown[]): void {
    this.statusCode = status;
    const headers = rest.find((value) => typeof value === "object" && value !== null);
    const entries: readonly (readonly [string, OutgoingHttpHeader | undefined])[] = Array.isArray(headers)
      ? headers.flatMap((name, at) => (at % 2 === 0 ? [[String(name), headers[at + 1]]] : []))
      : Object.entries((headers ?? {}) as OutgoingHttpHeaders);
    for (const [name, value] of entries) if (value !== undefined) this.setHeader(name, value);
  }

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    const isDecided = this.#held === undefined && this.#interceptors.length === 0;
    if (isDecided) return (super.writeHead as Method<this>).call(this, status, ...rest);
    this.#setHead(status, rest);
    return this.#isHeld() ? this : super.writeHead(this.statusCode);
  }

  override flushHeaders(): void {
    if (!this.#isHeld()) super.flushHeaders();
  }

  override write(...values: readonly unknown[]): boolean {
    if (!this.#isHeld()) return (super.write as Method<boolean>).apply(this, [...values]);
    const [chunk, encoding] = values;
    this.#held?.parts.push(asBytes(chunk, encoding));
    const written = asFunction(values);
    if (written) queueMicrotask(written);
    return true;
  }

  override end(...values: readonly unknown[]): this {
    if (!this.#isHeld() || this.#held === undefined)
      return (super.end as Method<this>).apply(this, [...values]);
    const { parts, send } = this.#held;
    const [chunk, encoding] = values;
    const ended = asFunction(values);
    if (ended) this.once("finish", ended);
    this.#held = undefined;
    // The framework's compression puts itself over these for the answer that it writes, which is over.
    for (const name of ["writeHead", "flushHeaders", "write", "end"]) Reflect.deleteProperty(this, name);
    send(Buffer.concat([...parts, asBytes(chunk, encoding)]));
    return this;
  }
}

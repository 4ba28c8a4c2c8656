import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { addressForFramework } from "#pipeline/internal-address.ts";
import type { RenderedAnswer } from "#pipeline/shared-pages.ts";
import type { Listener } from "#platform/in-order.ts";
import { InterceptableResponse } from "#platform/interceptable-response.ts";

/** Longer than any page takes: for one whose end was missed. */
const renderedWithinMs = 30_000;

const requestFor = (address: string): IncomingMessage => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    method: "GET",
    url: addressForFramework(address),
    httpVersion: "1.1",
    complete: true,
  });
  request.headers = { host: "localhost", accept: "text/html" };
  request.push(null);
  return request;
};

/** A connection that takes everything and goes nowhere. */
const nowhere = (): Socket =>
  new Duplex({ read: () => undefined, write: (_chunk, _encoding, written) => written() }) as Socket;

/** Has the framework render the page of an internal address, without a visitor. Rejects after 30 s. */
export const renderBy =
  (framework: Listener) =>
  (address: string): Promise<RenderedAnswer> =>
    new Promise((resolve, reject) => {
      const request = requestFor(address);
      const response = new InterceptableResponse(request);
      const timer = setTimeout(() => reject(new Error(`Not rendered in time: ${address}`)), renderedWithinMs);
      response.assignSocket(nowhere());
      response.intercept(() => (body) => {
        clearTimeout(timer);
        resolve({ status: response.statusCode, headers: { ...response.getHeaders() }, body });
        // The framework waits for the end of what it writes.
        response.end();
      });
      framework(request, response);
    });

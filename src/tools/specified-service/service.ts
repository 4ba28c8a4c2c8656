import type { AddressInfo } from "node:net";
import { listen } from "../../../examples/service/listen.mjs";
import { createService } from "../../../examples/service/service.mjs";

/** A call as it came in; `path` with its query. */
interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Changes what a call is answered; undefined lets the caller wait for ever. */
type Lie = (call: ReceivedCall, answer: Response) => Response | undefined | Promise<Response | undefined>;

const truth: Lie = (_, answer) => answer;

/** The most calls that are recorded; the oldest go first. */
const mostCalls = 10_000;

/**
 * Serves the example of a service (`examples/service/`) to tests, which see what came in and may have it answer otherwise. It has the calls
 * and fields of the specification and nothing besides, and shares nothing with our contract, so that a site which needs more fails against it.
 * @param port 0 takes a free one
 */
export const startSpecifiedService = async (port = 0) => {
  const answer = createService();
  const calls: ReceivedCall[] = [];
  let lie = truth;
  const server = await listen(port, async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: await request.clone().text(),
    };
    calls.push(call);
    if (calls.length > mostCalls) calls.shift();
    const changed = await lie(call, await answer(request));
    return changed ?? (await new Promise<Response>(() => undefined));
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What came in, oldest first. */
    calls: calls as readonly ReceivedCall[],
    /** Without one the honest answers return. */
    lie: (next: Lie = truth) => {
      lie = next;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};

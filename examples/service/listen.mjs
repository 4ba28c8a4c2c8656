import { once } from "node:events";
import { createServer } from "node:http";

/** Serves to this machine what `answer` makes of each Request: a Response, both as the web platform has them. */
export const listen = async (port, answer) => {
  const respond = async (incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const sent = Buffer.concat(await incoming.toArray());
    const body = sent.length > 0 && method !== "GET" ? sent : undefined;
    const address = new URL(url, `http://${headers.host}`);
    const response = await answer(new Request(address, { method, headers, body }));
    const bytes = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(bytes);
  };
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch(() => outgoing.writeHead(500).end());
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
};

import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

type WriteHead = ServerResponse["writeHead"];
type Write = ServerResponse["write"];
type End = ServerResponse["end"];

/**
 * Holds an answer back until it is whole, whoever writes it and however. Its headers are set on the response meanwhile.
 * @param holds asked once, when the first of the answer comes, with its status and headers set; where not, it passes as it is
 * @param send gets the body, on a response whose methods are its own again, and has to end it
 */
export const holdAnswer = (
  response: ServerResponse,
  holds: (status: number) => boolean,
  send: (whole: Buffer) => void,
): void => {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response) as (...values: unknown[]) => boolean;
  const end = response.end.bind(response) as (...values: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  const parts: Buffer[] = [];
  let isHeld: boolean | undefined;

  const decide = (status = response.statusCode): boolean => {
    isHeld ??= holds(status);
    return isHeld;
  };
  const keep = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === "string") parts.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };

  Object.assign(response, {
    writeHead: (...values: Parameters<WriteHead>) => {
      const [status] = values;
      const headers = values.find((value) => typeof value === "object" && !Array.isArray(value));
      for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders))
        if (value !== undefined) response.setHeader(name, value);
      if (!decide(status)) return writeHead(...values);
      response.statusCode = status;
      return response;
    },
    flushHeaders: () => {
      if (!decide()) flushHeaders();
    },
    write: (...values: Parameters<Write>) => {
      if (!decide()) return write(...values);
      const [chunk, ...rest] = values as unknown[];
      keep(chunk, rest[0]);
      const written = rest.find((value) => typeof value === "function");
      if (written) queueMicrotask(written as () => void);
      return true;
    },
    end: (...values: Parameters<End>) => {
      if (!decide()) return end(...values);
      const [chunk, ...rest] = values as unknown[];
      keep(chunk, rest[0]);
      const ended = [chunk, ...rest].find((value) => typeof value === "function");
      if (ended) response.once("finish", ended as () => void);
      Object.assign(response, { writeHead, write, end, flushHeaders });
      send(Buffer.concat(parts));
      return response;
    },
  });
};

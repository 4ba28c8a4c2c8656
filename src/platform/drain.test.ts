import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { drain } from "./drain.ts";

test("a server that is drained answers what was on its way to it, ends the connections, and closes", async () => {
  const server = createServer((_, response) => void setTimeout(() => response.end("whole"), 100));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, "127.0.0.1");
    socket.setEncoding("utf8");
    await once(socket, "connect");
    return socket;
  };
  const answerOn = async (socket: Awaited<ReturnType<typeof open>>) => {
    let answer = "";
    socket.on("data", (text: string) => {
      answer += text;
    });
    socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n");
    await once(socket, "close");
    return answer;
  };
  const early = await open();
  await pause(50);
  const closed = drain(server);
  const late = await open();
  await pause(50);
  for (const answer of await Promise.all([answerOn(early), answerOn(late)])) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*whole/is);
  }
  await closed;
  expect(server.listening).toBe(false);
});

import { expect, onTestFinished, test } from "vitest";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { createHttpServer } from "./create-http-server.ts";
import type { InterceptableResponse } from "./interceptable-response.ts";

const answerOf = async (answer: (response: InterceptableResponse) => void): Promise<Response> => {
  const { origin } = await listenUntil(
    onTestFinished,
    createHttpServer((_, response) => answer(response)),
  );
  return fetch(origin);
};

type Writer = (response: InterceptableResponse) => void;
const writers: readonly (readonly [string, Writer])[] = [
  ["at once", (response) => response.writeHead(201, { "x-of": "writer" }).end("España")],
  ["with a reason", (response) => response.writeHead(201, "Created", { "x-of": "writer" }).end("España")],
  ["with a list of headers", (response) => response.writeHead(201, ["x-of", "writer"]).end("España")],
  [
    "in pieces, with callbacks",
    (response) => {
      response.statusCode = 201;
      response.setHeader("x-of", "writer");
      response.flushHeaders();
      response.write("Esp", "utf8", () =>
        response.write(Buffer.from("añ"), () => response.end("a", () => undefined)),
      );
    },
  ],
];

test.each(writers)("what is written %s can be replaced before it is sent", async (_, write) => {
  const answer = await answerOf((response) => {
    response.intercept(() => (body) => {
      response.setHeader("x-seen", `${response.statusCode} ${String(response.getHeader("x-of"))}`);
      response.statusCode = 200;
      response.end(`<${body.toString()}>`);
    });
    write(response);
  });
  expect([answer.status, answer.headers.get("x-seen"), await answer.text()]).toEqual([
    200,
    "201 writer",
    "<España>",
  ]);
});

test.each(writers)(
  "what is written %s passes where an interceptor lets it, which may set headers",
  async (_, write) => {
    let times = 0;
    const answer = await answerOf((response) => {
      response.intercept(() => {
        times += 1;
        response.setHeader("x-of", `${String(response.getHeader("x-of"))}, interceptor`);
        return undefined;
      });
      write(response);
    });
    expect([answer.status, answer.headers.get("x-of"), await answer.text()]).toEqual([
      201,
      "writer, interceptor",
      "España",
    ]);
    expect(times).toBe(1);
  },
);

test.each(writers)("what is written %s passes where nobody intercepts it", async (_, write) => {
  const answer = await answerOf(write);
  expect([answer.status, answer.headers.get("x-of"), await answer.text()]).toEqual([201, "writer", "España"]);
});

test("the interceptor that was added last is asked first, and what it sends goes on to the one before", async () => {
  const answer = await answerOf((response) => {
    for (const name of ["first", "second"])
      response.intercept(() => (body) => void response.end(`${name}(${body.toString()})`));
    response.end("answer");
  });
  expect(await answer.text()).toBe("first(second(answer))");
});

test("what had put itself over its methods has nothing to do with what is sent in its place", async () => {
  const answer = await answerOf((response) => {
    response.intercept(() => () => void response.end("in its place"));
    const end = response.end.bind(response);
    let isOver = false;
    // As compression does: it ends an answer once, later.
    response.end = () => {
      if (!isOver) setTimeout(() => end("packed"), 1);
      isOver = true;
      return response;
    };
    response.end();
  });
  expect(await answer.text()).toBe("in its place");
});

test("whoever waits for an answer that is held is told when it is out", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = await answerOf((response) => {
    response.intercept(() => (body) => void setTimeout(() => response.end(body), 1));
    response.end("late", resolve);
  });
  await promise;
  expect(await answer.text()).toBe("late");
});

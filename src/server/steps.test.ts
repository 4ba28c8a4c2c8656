import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import type { Listener } from "#platform/in-order.ts";
import { peerHeader } from "#platform/rate-limit/client-address.ts";
import { timeLeft } from "#platform/time-budget.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { developmentSteps, productionSteps } from "./steps.ts";

const serve = async (listener: Listener): Promise<string> => {
  const { origin } = await listenUntil(onTestFinished, createHttpServer(listener));
  return origin;
};

/** The framework's part: returns the client's address, and the time that is left. */
const framework: Listener = ({ headers }, response) => {
  response.setHeader("content-type", "text/plain");
  response.end(JSON.stringify({ from: headers[peerHeader], left: timeLeft() }));
};

test.each([
  ["production", productionSteps],
  ["development", developmentSteps],
] as const)(
  "in %s a request knows its connection and its time, and one of another site is refused",
  async (_, steps) => {
    const url = await serve(steps(framework, []));
    const { from, left } = (await (await fetch(`${url}/icons/volante.svg`)).json()) as {
      from: string;
      left: number;
    };
    expect(from).toBe("127.0.0.1");
    expect(left).toBeGreaterThan(3_000);
    expect(left).toBeLessThanOrEqual(3_500);
    const foreign = await fetch(`${url}/`, { method: "POST", headers: { origin: "https://evil.example" } });
    expect(foreign.status).toBe(403);
  },
);

test("a refusal is a page for who wants to read one, and a failure as well", async () => {
  const url = await serve(
    productionSteps((_, response) => response.writeHead(500).end("Internal Server Error"), []),
  );
  const headers = { accept: "text/html", origin: "https://evil.example" };
  for (const [method, status] of [
    ["POST", 403],
    ["GET", 500],
  ] as const) {
    const answer = await fetch(`${url}/blog/`, { method, headers });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining("<h1>")]);
  }
});

test("what traces requests sees those that are refused as well", async () => {
  const seen: (string | undefined)[] = [];
  const url = await serve(
    productionSteps(framework, [
      (request, _, next) => {
        seen.push(request.url);
        next();
      },
    ]),
  );
  await fetch(`${url}/blog/`, { method: "POST" });
  expect(seen).toEqual(["/blog/"]);
});

import { expect, test, vi } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { serveHealth } from "./serve-health.ts";

test("a port of its own answers both checks alone, and while the process ends that it is not ready", async () => {
  const port = await findFreePort();
  vi.stubEnv("HEALTH_PORT", String(port));
  let isEnding = false;
  serveHealth({
    answer: (_, response) => void response.writeHead(200).end("ready"),
    isEnding: () => isEnding,
  });
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await read("/healthz")).toEqual([200, "ok"]);
  expect(await read("/readyz")).toEqual([200, "ready"]);
  expect(await read("/")).toEqual([404, ""]);
  isEnding = true;
  expect(await read("/readyz")).toEqual([503, "ending"]);
  expect(await read("/healthz")).toEqual([200, "ok"]);
});

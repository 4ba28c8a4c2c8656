import type { ServerResponse } from "node:http";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { behindChecks } from "./behind-checks.ts";
import { pictureQueue } from "./picture-queue.ts";

const inside: ServerResponse[] = [];
let computing = 0;
const server = createHttpServer(
  behindChecks(
    [
      pictureQueue({
        queues: ({ request }) => request.url !== "/page/",
        atOnce: 2,
        waiting: 3,
        computing: () => computing,
      }),
    ],
    (_, response) => void inside.push(response),
  ),
);

const { origin } = await listenUntil(afterAll, server);

const fetchPicture = (path = "/picture/", signal: AbortSignal | null = null) =>
  fetch(origin + path, { signal }).then(({ status }) => status);
const finishOne = () => void inside.shift()?.end("made");
const isInside = (count: number) => expect.poll(() => inside.length).toBe(count);
/** Long enough for a request to come in, were it let in. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(() => {
  inside.splice(0);
  computing = 0;
});

test("two are made at a time, three wait, the next is told to come back, and all that waited are answered", async () => {
  const requests = Array.from({ length: 5 }, () => fetchPicture());
  await isInside(2);
  await settle();
  expect(inside).toHaveLength(2);
  const late = await fetch(`${origin}/picture/`);
  expect([late.status, late.headers.get("retry-after")]).toEqual([503, "2"]);
  for (const left of [2, 2, 2, 1, 0]) {
    finishOne();
    await isInside(left);
  }
  expect(await Promise.all(requests)).toEqual([200, 200, 200, 200, 200]);
});

test("who does not queue goes past", async () => {
  const pictures = [fetchPicture(), fetchPicture()];
  await isInside(2);
  const page = fetchPicture("/page/");
  await isInside(3);
  while (inside.length > 0) finishOne();
  await Promise.all([page, ...pictures]);
});

test("who goes away while waiting is never let in", async () => {
  const first = [fetchPicture(), fetchPicture()];
  await isInside(2);
  const gone = new AbortController();
  const waiting = fetchPicture("/picture/", gone.signal).catch(() => "gone");
  await settle();
  gone.abort();
  expect(await waiting).toBe("gone");
  await settle();
  while (inside.length > 0) finishOne();
  expect(await Promise.all(first)).toEqual([200, 200]);
  await settle();
  expect(inside).toHaveLength(0);
});

test("a picture that nobody waits for any more is counted until it is made", async () => {
  computing = 2;
  const response = fetchPicture();
  await settle();
  expect(inside).toHaveLength(0);
  computing = 1;
  await isInside(1);
  finishOne();
  expect(await response).toBe(200);
});

test("who goes away while his picture is made leaves his place", async () => {
  const gone = new AbortController();
  const left = [fetchPicture("/picture/", gone.signal), fetchPicture("/picture/", gone.signal)].map(
    (response) => response.catch(() => "gone"),
  );
  await isInside(2);
  const next = fetchPicture();
  gone.abort();
  await Promise.all(left);
  await isInside(3);
  inside.pop()?.end();
  expect(await next).toBe(200);
});

import { expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { inOrder } from "#platform/in-order.ts";
import { noteAllKnown } from "#platform/page-cache/invalidated-tags.ts";
import { rememberStored } from "#platform/page-cache/stored-pages.ts";
import { requestIdHeader } from "#platform/request-id.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { permitRendering, renderingLimit, TooBusy } from "./limit-work.ts";
import type { Outcome, PageRequest } from "./outcome.ts";
import { isBeingRendered, noteRendering, startRendering } from "./rendering.ts";

const limitOf = (path: string, cacheable = true, headers: Record<string, string> = {}) =>
  renderingLimit(
    { kind: "serve", path, cacheable },
    {
      isStored: async (path) => path.startsWith("/es/kept") || path.startsWith("/es/old"),
      isFresh: (path) => path.startsWith("/es/kept"),
    },
    (path) => path === "/es/rendered/q~brand%3Dseat",
    new Headers(headers),
  );

test.each([
  ["/es/kept/q~brand%3Dseat", true, undefined],
  ["/es/rendered/q~brand%3Dseat", true, undefined],
  // Stored, but to be rendered again before or after it is sent.
  ["/es/old/q~brand%3Dseat", true, "queryPage"],
  ["/es/old", true, undefined],
  ["/es/list/q~brand%3Dseat", true, "queryPage"],
  ["/es/vehicle_page/x/s~deposit%3D1", true, "queryPage"],
  ["/es/comparar/c~A-B", true, "queryPage"],
  ["/es/list", true, "newPage"],
  // Rendered for one visitor, though the same page is stored for others.
  ["/es/kept/q~brand%3Dseat", false, "freshPage"],
])("%s, kept: %s, counts as %s", async (path, cacheable, limit) => {
  expect(await limitOf(path, cacheable)).toBe(limit);
});

test.each([
  ["/es/list", true, "prefetch", "prefetchedPage"],
  ["/es/list", true, "prefetch;anonymous-client-ip", "prefetchedPage"],
  ["/es/list", true, "", "newPage"],
  // Our rules never prefetch it: a client that claims to wants a second limit.
  ["/es/list/q~brand%3Dseat", true, "prefetch", "queryPage"],
  ["/es/list", false, "prefetch", "freshPage"],
])("%s, kept: %s, for the purpose %s, counts as %s", async (path, cacheable, purpose, limit) => {
  expect(await limitOf(path, cacheable, { "sec-purpose": purpose })).toBe(limit);
});

test.each<Outcome>([
  { kind: "redirect", target: "/", status: 308, cacheable: true },
  { kind: "not-found", reason: "content", status: 404, cacheable: true },
  { kind: "refuse", status: 429, message: "Too often", retryAfterSeconds: 1 },
])("$kind renders nothing", async (outcome) => {
  expect(
    await renderingLimit(
      outcome,
      { isStored: async () => false, isFresh: () => false },
      () => false,
      new Headers(),
    ),
  ).toBeUndefined();
});

test("a page is being rendered until the request that has it rendered is answered", async () => {
  const answers: (() => void)[] = [];
  const server = createHttpServer(
    inOrder([
      noteRendering,
      (_, response) => {
        response.setHeader(requestIdHeader, "one-request");
        startRendering("/es/slow", "one-request");
        answers.push(() => response.end());
      },
    ]),
  );
  const { origin } = await listenUntil(onTestFinished, server);
  const response = fetch(origin);
  await expect.poll(() => isBeingRendered("/es/slow")).toBe(true);
  expect(isBeingRendered("/es/other")).toBe(false);
  answers[0]?.();
  await response;
  await expect.poll(() => isBeingRendered("/es/slow")).toBe(false);
});

test("few pages are rendered at a time; what is kept, and what is rendered for one visitor, waits for none", async () => {
  noteAllKnown();
  rememberStored("/es/shown/q~brand=seat");
  const held: (() => void)[] = [];
  const logged: string[] = [];
  const server = createHttpServer(
    inOrder([
      noteRendering,
      async ({ url = "/" }, response) => {
        const path = decodeURI(url).replace("/one", "");
        const outcome = { kind: "serve", path, cacheable: !url.startsWith("/one") } as const;
        const request = { isStored: async () => false, isFresh: () => false, headers: new Headers() };
        try {
          await permitRendering(outcome, request as unknown as PageRequest, url);
          logged.push(url);
          held.push(() => response.end("rendered"));
        } catch (error) {
          response.end(error instanceof TooBusy ? `busy ${error.retryAfterSeconds}` : String(error));
        }
      },
    ]),
  );
  const { origin } = await listenUntil(onTestFinished, server);
  const fetchText = async (path: string) => (await fetch(`${origin}${path}`)).text();
  const responses = Array.from({ length: 30 }, (_, n) => fetchText(`/es/list/q~page=${n}`));
  await expect.poll(() => logged.length).toBe(2);
  const early = await Promise.race([...responses, new Promise((done) => setTimeout(done, 500))]);
  expect(early).toBe("busy 3");
  const others = [fetchText("/es/shown/q~brand=seat"), fetchText("/one/es/list/q~page=99")];
  await expect.poll(() => logged.length).toBe(4);
  const end = setInterval(() => held.shift()?.(), 1);
  const answers = await Promise.all(responses);
  expect(answers.filter((answer) => answer === "rendered")).toHaveLength(22);
  expect(await Promise.all(others)).toEqual(["rendered", "rendered"]);
  clearInterval(end);
});

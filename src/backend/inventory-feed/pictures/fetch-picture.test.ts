import { createServer } from "node:http";
import { connect } from "node:net";
import { Agent } from "undici";
import { afterAll, beforeEach, expect, test } from "vitest";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { fetchPicture } from "./fetch-picture.ts";

let requests: string[] = [];
beforeEach(() => {
  requests = [];
});
const server = createServer(({ url = "", headers }, answer) => {
  requests.push(`${headers.host}${url}`);
  const [, what = "", rest = ""] = url.split("/");
  if (what === "picture") answer.end("pixels");
  else if (what === "status") answer.writeHead(Number(rest)).end("x".repeat(100_000));
  else if (what === "to") answer.writeHead(302, { location: decodeURIComponent(rest) }).end();
  else if (what === "large") answer.end("x".repeat(3_000_000));
  else if (what === "slow") answer.write("x");
  else if (what === "broken")
    answer.writeHead(200, { "content-length": "9" }).write("x", () => answer.destroy());
  else {
    const more = () => answer.write("x".repeat(100_000), () => setImmediate(more));
    more();
  }
});
const { port } = await listenUntil(afterAll, server);
/** Speaks to the server in clear, whatever host it is asked for. */
const dispatcher = new Agent({
  connect: (_, callback) => {
    const socket = connect(port, "127.0.0.1", () => callback(null, socket));
  },
});
afterAll(() => dispatcher.destroy());

const hosts = ["img.example.com", "*.cdn.example.com"];
const get = (path: string, more: object = {}) =>
  fetchPicture(`https://img.example.com/${path}`, { hosts, dispatcher, mostBytes: 1_000_000, ...more });
const to = (address: string) => `to/${encodeURIComponent(address)}`;

test("the bytes of a picture are had, also after a redirect to a listed host", async () => {
  expect(Buffer.from((await get("picture")) as Uint8Array).toString()).toBe("pixels");
  const found = await get(to("https://eu.cdn.example.com/picture"));
  expect(Buffer.from(found as Uint8Array).toString()).toBe("pixels");
  expect(requests.at(-1)).toBe("eu.cdn.example.com/picture");
});

test.each([
  ["https://elsewhere.example/picture", "not in IMAGE_HOSTS"],
  ["http://img.example.com/picture", "not in IMAGE_HOSTS"],
  ["https://img.example.com:8443/picture", "not in IMAGE_HOSTS"],
  ["//169.254.169.254/latest/meta-data/", "not in IMAGE_HOSTS"],
  ["file:///etc/passwd", "not in IMAGE_HOSTS"],
])("a redirect to %s is not followed", async (address, problem) => {
  expect(await get(to(address))).toMatchObject({
    problem: expect.stringContaining(problem),
    isPassing: false,
  });
  expect(requests).toHaveLength(1);
});

test("a circle of redirects ends", async () => {
  const circle = `https://img.example.com/${to("/picture")}`;
  const far = to(`https://img.example.com/${to(`https://img.example.com/${to(circle)}`)}`);
  expect(await get(far)).toEqual({ problem: "it is redirected too often", isPassing: false });
  expect(requests).toHaveLength(4);
});

test.each([
  ["status/404", "its host answers 404", false],
  ["status/301", "its host answers 301", false],
  ["status/429", "its host answers 429", true],
  ["status/503", "its host answers 503", true],
  ["large", "it has more than 1 MB", false],
  ["endless", "it has more than 1 MB", false],
  ["broken", "its host cannot be reached", true],
])("%s: %s", async (path, problem, isPassing) => {
  expect(await get(path)).toEqual({ problem, isPassing });
});

test("what comes too slowly is given up", async () => {
  expect(await get("slow", { milliseconds: 100 })).toEqual({
    problem: "its host takes too long",
    isPassing: true,
  });
});

test("a stop ends it at once", async () => {
  const stop = AbortSignal.timeout(50);
  await expect(get("slow", { stop })).rejects.toThrow();
});

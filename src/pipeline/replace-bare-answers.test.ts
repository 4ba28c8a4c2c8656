import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpServer } from "#platform/create-http-server.ts";
import { inOrder } from "#platform/in-order.ts";
import { rememberContact } from "#platform/known-contact.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { replaceBareAnswers } from "./replace-bare-answers.ts";

const server = createHttpServer(
  inOrder([
    replaceBareAnswers,
    (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname.endsWith("/whole/"))
        return response.writeHead(200, { "content-type": "text/html" }).end("whole");
      const refusal = /\/(4\d\d)\//.exec(pathname)?.[1];
      if (refusal) {
        const status = Number(refusal);
        if (status === 429) response.setHeader("retry-after", "17");
        if (pathname.endsWith("/json/"))
          return response.writeHead(status, { "Content-Type": "application/json" }).end("{}");
        if (pathname.endsWith("/html/")) {
          response.setHeader("content-type", "text/html");
          if (!pathname.includes("/frame/")) response.setHeader("x-request-id", "named-by-the-pipeline");
          return response.writeHead(status).end("our own");
        }
        response.statusCode = status;
        return response.end("Refused");
      }
      response.statusCode = 500;
      response.setHeader("x-request-id", "named-by-the-pipeline");
      if (pathname.endsWith("/encoded/")) response.setHeader("content-encoding", "gzip");
      if (pathname.endsWith("/pieces/")) {
        response.write("half of ");
        response.write("a page");
      }
      if (pathname.endsWith("/head/")) response.writeHead(500, { "content-type": "text/plain" });
      response.end("Internal Server Error");
    },
  ]),
);

beforeAll(async () => {
  rememberContact("pt", [
    { text: "Perguntas", link: "/perguntas/" },
    { text: "Ligar", link: "tel:+351210000001" },
  ]);
});
const { origin } = await listenUntil(afterAll, server);

const get = (path: string, headers: Record<string, string> = { accept: "text/html,*/*" }) =>
  fetch(origin + path, { headers });

test.each(["/x/plain/", "/x/encoded/", "/x/pieces/", "/x/head/"])(
  "%s becomes a page that can be read",
  async (path) => {
    const answer = await get(`${path}?brand=seat`);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(html).toContain("<code>named-by-the-pipeline</code>");
    expect(html).toContain(`href="${path}?brand=seat"`);
    expect(html).not.toMatch(/Internal|half of/);
    expect(html.endsWith("</html>")).toBe(true);
  },
);

test.each([
  [400, undefined],
  [405, "*/*"],
  [416, "text/html"],
  [429, "text/html"],
])("bare text with %i becomes a page with that status", async (status, accept) => {
  const answer = await get(`/x/${status}/`, accept === undefined ? {} : { accept });
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain("<h1>");
  expect(html).not.toContain("Refused");
  if (status === 429) expect(html).toContain("Espera 17 s");
});

test("the framework's page for what it does not find is empty without scripts, and becomes ours", async () => {
  const answer = await get("/frame/404/html/");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("<h1>No encontramos esta página</h1>");
});

test("it speaks the language of the address and names the telephone that pages show", async () => {
  const html = await (await get("/pt/x/")).text();
  expect(html).toContain('<html lang="pt"');
  expect(html).toContain('href="tel:+351210000001"');
});

test.each([
  ["an answer that is well", "/whole/", undefined, "whole"],
  ["a refusal for scripts", "/x/429/json/", undefined, "{}"],
  ["a page with its own words", "/x/404/html/", undefined, "our own"],
  ["a refusal to who reads no pages", "/x/404/", { accept: "image/avif,image/*,*/*;q=0.8" }, "Refused"],
  ["what a script asked for", "/x/", { accept: "application/json" }, "Internal Server Error"],
  ["a route for scripts", "/api/x/", undefined, "Internal Server Error"],
] as const)("%s stays as it is", async (_, path, headers, text) => {
  expect(await (await get(path, headers)).text()).toBe(text);
});

describe("a page's form that is sent to a route", () => {
  const send = (referer: string | undefined, accept = "text/html,*/*;q=0.8") =>
    fetch(`${origin}/api/413/`, { method: "POST", headers: { accept, ...(referer && { referer }) } });

  test("is refused by a page in that page's language, which leads back to it", async () => {
    const answer = await send(`${origin}/pt/configurar-cookies/?x=1`);
    const html = await answer.text();
    expect(answer.status).toBe(413);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain('<html lang="pt"');
    expect(html).toContain("mais de 64\u00a0kB");
    expect(html).toContain('href="/pt/configurar-cookies/?x=1"');
  });

  test.each([undefined, "https://evil.example/pt/x/"])("leads home from %s", async (referer) => {
    const html = await (await send(referer)).text();
    expect(html).toContain('<html lang="es"');
    expect(html).not.toMatch(/evil|formulario/);
  });

  test("is answered in a line where a script sent it", async () => {
    expect(await (await send(`${origin}/`, "*/*")).text()).toBe("Refused");
  });
});

test("a request for the head alone gets no body", async () => {
  const answer = await fetch(`${origin}/x/`, { method: "HEAD", headers: { accept: "text/html" } });
  expect(answer.status).toBe(500);
  expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(500);
  expect(await answer.text()).toBe("");
});

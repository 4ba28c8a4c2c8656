import { request as httpRequest } from "node:http";
import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** Asks as it stands: other clients refuse such methods and put such addresses right. */
const ask = (site: string, method: string, path: string, headers: Record<string, string> = {}, body = "") =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const outgoing = httpRequest({
      hostname,
      port,
      method,
      path,
      headers: { accept: "text/html", ...headers },
    });
    outgoing.once("error", reject).once("response", async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() });
    });
    outgoing.end(body);
  });

const icon = "/icons/volante.svg";

const cases: readonly (readonly [string, string, Record<string, string>, number, string])[] = [
  ["TRACE", "/", {}, 405, "Aquí solo se puede leer"],
  ["TRACE", "/pt/", {}, 405, "Aqui só se pode ler"],
  ["TRACE", icon, {}, 405, "Aquí solo se puede leer"],
  ["PUT", icon, {}, 405, "Aquí solo se puede leer"],
  ["POST", icon, {}, 405, "Aquí solo se puede leer"],
  ["PROPFIND", "/robots.txt", {}, 405, "Aquí solo se puede leer"],
  ["GET", "/icons/%zz", {}, 400, "No entendemos esta dirección"],
  ["GET", "/_next/static/%E0%A4%A", {}, 400, "No entendemos esta dirección"],
  ["GET", "/?_rsc=1abc", {}, 400, "No entendemos esta dirección"],
  ["GET", "/pt/", { rsc: "1" }, 400, "Não percebemos este endereço"],
  [
    "GET",
    "/listado-coches-segunda-mano/",
    { "next-router-state-tree": "x" },
    400,
    "No entendemos esta dirección",
  ],
  ["GET", "/index.rsc", {}, 400, "No entendemos esta dirección"],
  ["GET", "/%zz/", {}, 404, "No encontramos esta página"],
  ["GET", "/pt/%zz/", {}, 404, "Não encontrámos esta página"],
  ["GET", icon, { range: "bytes=99999999-" }, 416, "No tenemos esa parte del archivo"],
  ["GET", icon, { range: "bytes=abc" }, 416, "No tenemos esa parte del archivo"],
  ["GET", icon, { "if-match": '"other"' }, 200, "<svg"],
  ["GET", icon, { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }, 200, "<svg"],
  ["GET", "/icons/", {}, 404, "No encontramos esta página"],
  ["GET", "/icons/no-hay.svg", {}, 404, "No encontramos esta página"],
  ["GET", "/fonts/no-hay", {}, 404, "No encontramos esta página"],
  ["GET", "/_next/static/no-hay.js", {}, 404, "No encontramos esta página"],
  ["GET", "/sitemaps/nada-1.xml", {}, 404, "No encontramos esta página"],
  ["POST", "/no-hay-nada/", { origin: "https://evil.example" }, 403, "No podemos aceptar este envío"],
  ["POST", "/sitemaps/x/", { "next-action": "a".repeat(42) }, 403, "No podemos aceptar este envío"],
];

for (const [method, path, headers, status, text] of cases) {
  const sent = Object.entries(headers).flat().join(" ");
  test(`${method} ${path} ${sent.slice(0, 40)} → ${status}`, async ({ baseURL }) => {
    const answer = await ask(baseURL ?? "", method, path, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.text).not.toMatch(/__next_error__|Internal Server Error|Bad Request/);
  });
}

const most = 64 * 1024;

for (const [path, from, words, link] of [
  [
    "/configurar-cookies/",
    "",
    "más de 64\u00a0kB",
    'href="/configurar-cookies/">Abrir el formulario de nuevo',
  ],
  [
    "/pt/configurar-cookies/",
    "",
    "mais de 64\u00a0kB",
    'href="/pt/configurar-cookies/">Abrir o formulário de novo',
  ],
  ["/api/consent", "/pt/comparar/", "mais de 64\u00a0kB", 'href="/pt/comparar/">Abrir o formulário de novo'],
] as const)
  for (const how of ["announced", "in chunks"])
    test(`who sends too much to ${path}, ${how}, is told how much is taken, and led back`, async ({
      baseURL,
    }) => {
      const origin = baseURL ?? "";
      const headers = {
        origin,
        referer: origin + (from || path),
        "content-type": "application/x-www-form-urlencoded",
        ...(how === "announced"
          ? { "content-length": String(most + 1) }
          : { "transfer-encoding": "chunked" }),
      };
      const refused = await ask(origin, "POST", path, headers, "a".repeat(most + 1));
      expect(refused.status).toBe(413);
      expect(refused.text).toContain(words);
      expect(refused.text).toContain(link);
    });

test("a form of as much as is taken is read", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const body = `consent=all&x=${"a".repeat(most - 14)}`;
  const answer = await ask(origin, "POST", "/api/consent", { origin }, body);
  expect([answer.status, answer.text.includes("invalid")]).toEqual([400, true]);
});

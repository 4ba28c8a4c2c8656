import { randomInt } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import {
  carriedFields,
  contactPaths,
  contactWords,
  newAddress,
  refusedAt,
  takenAt,
} from "#tools/test-support/contact-form.ts";
import { test } from "../support/test.ts";

const path = contactPaths.es;
const words = contactWords.es;
const origin = (baseURL: string | undefined) => new URL(baseURL ?? "").origin;

test.use({
  extraHTTPHeaders: { "x-forwarded-for": `198.19.${randomInt(256)}.${randomInt(256)}` },
});

const drawForm = async (request: APIRequestContext): Promise<Readonly<Record<string, string>>> =>
  carriedFields(await (await request.get(path)).text());

const typed = () => ({
  name: "Ana Gómez",
  email: newAddress(),
  phone: "",
  message: "¿Abrís los sábados?",
  privacy: "on",
});

const send = (
  request: APIRequestContext,
  baseURL: string | undefined,
  fields: Readonly<Record<string, string>>,
) => request.post(path, { headers: { origin: origin(baseURL) }, multipart: { ...fields }, maxRedirects: 0 });

const review = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get(`${path}?revisar=1`)).text()).replaceAll("<!-- -->", "");

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 3_200));

test("a form that comes too quickly for a person is not taken, keeps what was typed, and is taken later", async ({
  request,
  baseURL,
}) => {
  const fields = { ...(await drawForm(request)), ...typed() };
  const first = await send(request, baseURL, fields);
  expect([first.status(), first.headers().location]).toEqual([303, refusedAt(path)]);
  const html = await review(request);
  expect(html).toMatch(words.tooQuick);
  expect(html).toContain('value="Ana Gómez"');
  await aWhile();
  const second = await send(request, baseURL, fields);
  expect(second.headers().location).toBe(takenAt(path));
});

test("what only a program fills in is not taken", async ({ request, baseURL }) => {
  const fields = { ...(await drawForm(request)), ...typed(), website: "https://spam.test/" };
  await aWhile();
  expect((await send(request, baseURL, fields)).headers().location).toBe(refusedAt(path));
  expect(await review(request)).toContain("No hemos podido aceptar el envío");
});

test("a form without the stamp of one that was drawn is not taken", async ({ request, baseURL }) => {
  const drawn = await drawForm(request);
  await aWhile();
  for (const stamp of ["", "x", `${drawn.stamp?.slice(0, -1)}-`]) {
    const answer = await send(request, baseURL, { ...drawn, ...typed(), stamp });
    expect(answer.headers().location, stamp).toBe(refusedAt(path));
    expect(await review(request)).toContain("llevaba demasiado tiempo abierta");
  }
});

test("unknown, repeated and nested names do no harm; what is wrong is named, in words", async ({
  request,
  baseURL,
}) => {
  const fields = { ...(await drawForm(request)), ...typed() };
  const answer = await send(request, baseURL, {
    ...fields,
    name: "<script>alert(1)</script>",
    email: "ana@volante.test\r\nBcc: x@y.test",
    message: "x".repeat(1_001),
    "owners.9999999.name": "x",
    "a[b][c]": "x",
    __proto__x: "x",
  });
  expect(answer.headers().location).toBe(refusedAt(path));
  const html = await review(request);
  expect(html).toContain("Había caracteres que no podemos leer");
  expect(html).toContain("Aquí caben 1000 caracteres");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain("<title>Error: Escríbenos");
});

test("a form sent twice at once is one request, whose answer is the same", async ({ request, baseURL }) => {
  const fields = { ...(await drawForm(request)), ...typed() };
  await aWhile();
  const answers = await Promise.all([send(request, baseURL, fields), send(request, baseURL, fields)]);
  expect(answers.map((answer) => answer.headers().location)).toEqual([takenAt(path), takenAt(path)]);
});

test("a mail address that is written to too often is told how long to wait", async ({ request, baseURL }) => {
  const fields = { ...(await drawForm(request)), ...typed() };
  await aWhile();
  for (let sent = 0; sent < 5; sent += 1) {
    const answer = await request.post(path, {
      headers: { origin: origin(baseURL), "x-forwarded-for": `198.19.${sent}.${randomInt(256)}` },
      multipart: { ...fields, message: `Mensaje ${sent}` },
      maxRedirects: 0,
    });
    expect(answer.headers().location).toBe(takenAt(path));
  }
  const sixth = await request.post(path, {
    headers: { origin: origin(baseURL), "x-forwarded-for": `198.19.77.${randomInt(256)}` },
    multipart: { ...fields, message: "Mensaje 6" },
    maxRedirects: 0,
  });
  expect(sixth.headers().location).toBe(refusedAt(path));
  expect(await review(request)).toMatch(/Podrás volver a hacerlo dentro de (9|10) min/);
});

test("a form that is broken off, or names another action, is told so on a page that leads back", async ({
  request,
  baseURL,
}) => {
  const drawn = await drawForm(request);
  const action = Object.keys(drawn).find((name) => name.startsWith("$ACTION_ID_")) ?? "";
  const { [action]: _, ...others } = drawn;
  const headers = { origin: origin(baseURL), accept: "text/html" };
  const broken = await request.post(path, {
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    data: `--b\r\nContent-Disposition: form-data; name="${action}"\r\n\r\n\r\n--b\r\nContent-Dispos`,
  });
  const bound = await request.post(path, {
    headers,
    multipart: { ...others, $ACTION_REF_1: "", "$ACTION_1:0": "[]" },
  });
  const older = await request.post(path, {
    headers,
    multipart: { ...others, [`$ACTION_ID_${"0".repeat(42)}`]: "" },
  });
  expect([broken.status(), bound.status(), older.status()]).toEqual([400, 400, 409]);
  for (const answer of [broken, bound, older])
    expect(await answer.text()).toContain(`<a href="${path}">Abrir el formulario de nuevo</a>`);
});

test("what was refused is never thanked for, and what was taken is not called a mistake", async ({
  request,
  baseURL,
}) => {
  const fields = { ...(await drawForm(request)), ...typed() };
  await send(request, baseURL, { ...fields, email: "ana" });
  const opened = await (await request.get(`${path}?enviado=1`)).text();
  expect(opened).toContain(words.done);
  expect(opened).not.toContain("Ana Gómez");
  await aWhile();
  await send(request, baseURL, fields);
  const html = await review(request);
  expect(html).toContain(`<title>${words.done}</title>`);
  expect(html).toContain("Ana Gómez");
  expect(html).not.toContain("<form no");
});

test("every other name under the address of requests is not found", async ({ request }) => {
  for (const name of ["nothing", "Contact", "constructor", "test-drive2"])
    expect((await request.get(`/solicitud/${name}/`)).status(), name).toBe(404);
});

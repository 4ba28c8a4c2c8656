import { randomInt } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import {
  carriedFields,
  contactPaths,
  contactWords,
  newAddress,
  refusedAt,
  takenAt,
} from "#tools/test-support/contact-form.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { test } from "./http-test.ts";

const path = contactPaths.es;
const words = contactWords.es;

/** The fields of a form that was rendered and filled in. */
const filledForm = async (request: APIRequestContext): Promise<Readonly<Record<string, string>>> => {
  const fields = carriedFields(await (await request.get(path)).text());
  return {
    ...fields,
    name: "Ana Gómez",
    email: newAddress(),
    phone: "",
    message: "¿Abrís los sábados?",
    privacy: "on",
  };
};

/** Sends it; answers the address that it leads to. */
const send = async (
  request: APIRequestContext,
  origin: string,
  multipart: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const options = { headers: { origin, ...headers }, multipart: { ...multipart }, maxRedirects: 0 };
  return (await request.post(path, options)).headers().location;
};

const review = async (request: APIRequestContext): Promise<string> =>
  (await request.get(`${path}?revisar=1`)).text();

test("a form that only a program fills in, or that carries no stamp of ours, is refused", async ({
  request,
  baseURL,
}) => {
  const filled = await filledForm(request);
  expect(await send(request, baseURL, { ...filled, "volante-extra": "https://spam.test/" })).toBe(
    refusedAt(path),
  );
  expect(await review(request)).toContain("ha rellenado un campo que no se ve");
  for (const stamp of ["", "x", `${filled.stamp?.slice(0, -1)}-`]) {
    expect(await send(request, baseURL, { ...filled, stamp }), stamp).toBe(refusedAt(path));
    expect(await review(request)).toContain("llevaba demasiado tiempo abierta");
  }
});

test("unknown, repeated and nested fields do no harm, and each error is named", async ({
  request,
  baseURL,
}) => {
  const target = await send(request, baseURL, {
    ...(await filledForm(request)),
    name: "<script>alert(1)</script>",
    email: "ana@volante.test\r\nBcc: x@y.test",
    message: "x".repeat(1_001),
    "owners.9999999.name": "x",
    "a[b][c]": "x",
    __proto__x: "x",
  });
  expect(target).toBe(refusedAt(path));
  const html = await review(request);
  expect(html).toContain("Había caracteres que no podemos leer");
  expect(html).toContain("Aquí caben 1000 caracteres");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain("<title>Error: Escríbenos");
});

test("a form that is sent twice at once is one request with one answer", async ({ request, baseURL }) => {
  const filled = await filledForm(request);
  const targets = [send(request, baseURL, filled), send(request, baseURL, filled)];
  expect(await Promise.all(targets)).toEqual([takenAt(path), takenAt(path)]);
});

test("the sixth message to one mail address has to wait, wherever it is sent from", async ({
  request,
  baseURL,
}) => {
  const filled = await filledForm(request);
  const sendFromElsewhere = (number: number) =>
    send(
      request,
      baseURL,
      { ...filled, message: `Mensaje ${number}` },
      { "x-forwarded-for": `198.19.${number}.${randomInt(256)}` },
    );
  for (let number = 1; number <= 5; number += 1) expect(await sendFromElsewhere(number)).toBe(takenAt(path));
  expect(await sendFromElsewhere(6)).toBe(refusedAt(path));
  expect(await review(request)).toMatch(
    /Podrás volver a enviarlo dentro de (9|10) min; si te corre prisa, llámanos al \+34/,
  );
});

test("six people behind one mobile address are heard, the sixth message with one telephone is not", async ({
  request,
  baseURL,
}) => {
  const phone = newPhone("es");
  const sendBy = async (typed: Readonly<Record<string, string>>) =>
    send(request, baseURL, { ...(await filledForm(request)), ...typed });
  for (let person = 1; person <= 6; person += 1)
    expect(await sendBy({ phone: newPhone("es") })).toBe(takenAt(path));
  for (let number = 1; number <= 5; number += 1) expect(await sendBy({ phone })).toBe(takenAt(path));
  expect(await sendBy({ phone: `+34 ${phone}` })).toBe(refusedAt(path));
});

test("a form that breaks off, or names another action, is refused by a page that leads back", async ({
  request,
  baseURL,
}) => {
  const filled = await filledForm(request);
  const action = Object.keys(filled).find((name) => name.startsWith("$ACTION_ID_")) ?? "";
  const { [action]: _, ...others } = filled;
  const headers = { origin: baseURL, accept: "text/html" };
  const broken = await request.post(path, {
    headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    data: `--b\r\nContent-Disposition: form-data; name="${action}"\r\n\r\n\r\n--b\r\nContent-Dispos`,
  });
  const sendAction = (fields: Readonly<Record<string, string>>) =>
    request.post(path, { headers, multipart: { ...others, ...fields } });
  const bound = await sendAction({ $ACTION_REF_1: "", "$ACTION_1:0": "[]" });
  const older = await sendAction({ [`$ACTION_ID_${"0".repeat(42)}`]: "" });
  expect([broken.status(), bound.status(), older.status()]).toEqual([400, 400, 409]);
  for (const answer of [broken, bound, older])
    expect(await answer.text()).toContain(`<a href="${path}">Abrir el formulario de nuevo</a>`);
});

test("a refused form is never thanked for, and a taken one is not called an error", async ({
  request,
  baseURL,
}) => {
  const filled = await filledForm(request);
  await send(request, baseURL, { ...filled, email: "ana" });
  const opened = await (await request.get(`${path}?enviado=1`)).text();
  expect(opened).toContain(words.done);
  expect(opened).not.toContain("Ana Gómez");
  await send(request, baseURL, filled);
  const html = await review(request);
  expect(html).toContain(`<title>${words.done}</title>`);
  expect(html).toContain("Ana Gómez");
  expect(html).not.toContain("<form no");
});

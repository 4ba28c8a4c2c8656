import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { type ContactReceived, contactReceived } from "./contact-received.ts";

const request: ContactReceived = {
  locale: "es",
  shop: "AutoNorte",
  name: "Ana",
  subject: "Financiación",
  message: "¿Se puede pagar a plazos?\r\n\r\nGracias",
  phone: "612 34 56 78",
  reference: "kq7m2v",
  withdrawLink: "https://www.example.com/anular?link=a.b.c&x=1",
};

/** Elements, their attributes and the text of an HTML document, as a browser would see them. */
const seenIn = (html: string) => {
  const elements: string[] = [];
  const links: string[] = [];
  let text = "";
  const parser = new Parser({
    onopentag: (name, { href }) => {
      elements.push(name);
      if (href !== undefined) links.push(href);
      if (name === "br") text += "\n";
    },
    ontext: (data) => {
      text += data;
    },
    onclosetag: (name) => {
      if (name === "p") text += "\n";
    },
  });
  parser.end(html);
  return { elements, links, text };
};

test("in Spanish", () => {
  expect(contactReceived(request)).toMatchObject({
    subject: "Hemos recibido tu mensaje",
    text: `Hola, Ana:

Gracias por escribirnos. Hemos recibido tu mensaje y te contestaremos en cuanto podamos.

Referencia: kq7m2v
Asunto: Financiación
Teléfono: 612 34 56 78

Tu mensaje:
> ¿Se puede pagar a plazos?
>
> Gracias

¿No has sido tú? Anula esta solicitud y borraremos los datos que contiene:
https://www.example.com/anular?link=a.b.c&x=1

El equipo de AutoNorte

Este mensaje es automático: si respondes, no lo leerá nadie.
`,
  });
});

test("in Portuguese, without what was left out", () => {
  const { shop, name, message, reference, withdrawLink } = request;
  expect(contactReceived({ locale: "pt", shop, name, message, reference, withdrawLink })).toMatchObject({
    subject: "Recebemos a sua mensagem",
    text: `Olá, Ana:

Obrigado por nos ter escrito. Recebemos a sua mensagem e responderemos assim que pudermos.

Referência: kq7m2v

A sua mensagem:
> ¿Se puede pagar a plazos?
>
> Gracias

Não foi você? Anule este pedido e apagaremos os dados que contém:
https://www.example.com/anular?link=a.b.c&x=1

A equipa AutoNorte

Esta mensagem é automática: se responder, ninguém a irá ler.
`,
  });
});

test("the HTML says the same, in its language, and leads to one place", () => {
  const { html, text } = contactReceived(request);
  const seen = seenIn(html);
  expect(seen.links).toEqual([request.withdrawLink]);
  for (const line of text.split("\n")) {
    const words = line.replace(/^> ?/, "");
    if (words !== request.withdrawLink) expect(seen.text).toContain(words);
  }
});

describe("whatever somebody types", () => {
  const plain = seenIn(contactReceived(request).html);
  const hostile = [
    '<script>alert(1)</script><img src=x onerror="alert(1)">',
    "</p></main></body><iframe srcdoc=x>",
    '" onmouseover="x" \' &amp; &lt;b&gt; <!-- -->',
    "Ana\r\nBcc: everybody@spam.com\r\n\r\n<b>Body</b>",
    "{name} {0} $& $1",
    "\u2028Bcc: x\u0085y\v\f\tz",
  ];

  test.each(
    (["name", "subject", "phone", "reference"] as const).flatMap((field) =>
      hostile.map((text) => ({ field, text })),
    ),
  )("$field: $text", ({ field, text }) => {
    const mail = contactReceived({ ...request, [field]: text });
    const seen = seenIn(mail.html);
    expect(seen.elements).toEqual(plain.elements);
    expect(seen.links).toEqual(plain.links);
    expect(mail.subject).toBe("Hemos recibido tu mensaje");
    expect(mail.text.split("\n")).toHaveLength(contactReceived(request).text.split("\n").length);
    const withoutGaps = seen.text.replaceAll("\u200b", "");
    expect(withoutGaps).toContain(text.replace(/[\s\u0085]+/g, " ").trim());
  });

  test.each(hostile)("message: %s", (message) => {
    const mail = contactReceived({ ...request, message });
    const seen = seenIn(mail.html);
    const lines = message.trim().split(/\r\n|[\v\f\u0085\u2028]/);
    expect(seen.elements.filter((name) => name !== "br")).toEqual(
      plain.elements.filter((name) => name !== "br"),
    );
    expect(seen.links).toEqual(plain.links);
    const quoted = mail.text.split("\n").filter((line) => line.startsWith(">"));
    expect(quoted.map((line) => line.replaceAll("\u200b", ""))).toEqual(
      lines.map((line) => `> ${line}`.trimEnd()),
    );
  });

  test("no address in it becomes a link", () => {
    const spam = "Gana en https://spam.com o escribe a x@spam.com";
    const mail = contactReceived({ ...request, name: spam, subject: spam, message: spam });
    expect(`${mail.text}${mail.html}`).not.toMatch(/spam\.com|@spam|https:\/\/(?!www\.example)/);
  });
});

import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { plainPage, plainPolicy } from "./plain-page.ts";

const given = {
  status: 500,
  locale: "es",
  requestId: "33e5060d-57d1-4dcf-a700-33b443521297",
  address: "/listado-coches-segunda-mano/?brand=seat&page=2",
  contact: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
} as const;

test.each(["es", "pt"] as const)(
  "is valid and says code, telephone, home and retry, in %s",
  async (locale) => {
    const html = plainPage({ ...given, locale });
    const validator = new HtmlValidate({ extends: ["html-validate:recommended", "html-validate:document"] });
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<code>${given.requestId}</code>`);
    expect(html).toContain('href="tel:+34910000001"');
    expect(html).toContain('href="/listado-coches-segunda-mano/?brand=seat&amp;page=2"');
    expect(html).toContain(`href="${locale === "es" ? "/" : "/pt/"}"`);
  },
);

test.each([
  [400, "No entendemos esta dirección", false],
  [403, "No podemos aceptar este envío", false],
  [404, "No encontramos esta página", false],
  [405, "Aquí solo se puede leer", false],
  [409, "Esta página ha cambiado", false],
  [413, "Lo que envías es demasiado grande", false],
  [416, "No tenemos esa parte del archivo", false],
  [418, "No entendemos esta dirección", false],
  [429, "Vas demasiado deprisa", true],
  [503, "Algo ha fallado por nuestra parte", true],
])(
  "%i says what is the matter, and offers another try only where it may help",
  (status, title, isRepeated) => {
    const html = plainPage({ ...given, status, mostBytes: 65_536 });
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html.includes("page=2")).toBe(isRepeated);
    expect(html).toContain('href="/"');
  },
);

test.each([
  ["es", 413, "más de 64\u00a0kB", "Abrir el formulario de nuevo"],
  ["pt", 413, "mais de 64\u00a0kB", "Abrir o formulário de novo"],
  ["es", 400, "están mal escritos", "Abrir el formulario de nuevo"],
  ["es", 403, "No venía de una de nuestras páginas", "Abrir el formulario de nuevo"],
  ["pt", 409, "volte atrás e copie-o", "Abrir o formulário de novo"],
] as const)(
  "in %s, whose form is refused with %i is told why, and led back to it",
  (locale, status, text, link) => {
    const html = plainPage({ ...given, locale, status, isForm: true, mostBytes: 65_536 });
    expect(html).toContain(text);
    expect(html).toContain(`page=2">${link}</a>`);
  },
);

test("who asked too often is told how long to wait", () => {
  expect(plainPage({ ...given, status: 429, retryAfterSeconds: 17 })).toContain("Espera 17 s");
  expect(plainPage({ ...given, locale: "pt", status: 429, retryAfterSeconds: 17 })).toContain("Aguarde 17 s");
});

test("where there is only too much to do, when to come again is said, and no failure is reported", () => {
  const busy = plainPage({ ...given, status: 503, retryAfterSeconds: 3 });
  expect(busy).toContain("<h1>Ahora mismo hay mucha gente buscando</h1>");
  expect(busy).toContain("dentro de 3 s");
  expect(busy).not.toContain("<code>");
  expect(busy).toContain("page=2");
  const inPortuguese = plainPage({ ...given, locale: "pt", status: 503, retryAfterSeconds: 3 });
  expect(inPortuguese).toContain("Tente novamente dentro de 3 s");
});

test("without a known telephone none is offered", () => {
  expect(plainPage({ ...given, contact: undefined })).not.toContain("tel:");
});

test("what comes from outside stays text", () => {
  const html = plainPage({ ...given, address: '/"><script>alert(1)</script>', requestId: "<b>" });
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<b>");
});

test("the policy allows the one style and nothing else", () => {
  const [, style = ""] = /<style>(.*)<\/style>/.exec(plainPage(given)) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(plainPolicy).toContain(`style-src 'sha256-${hash}'`);
  expect(plainPolicy).toContain("default-src 'none'");
  expect(plainPolicy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});

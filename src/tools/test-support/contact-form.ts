import { randomInt, randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";

export const contactPaths = { es: "/solicitud/contact/", pt: "/pt/pedido/contact/" } as const;

/** Where the form leads once it was sent, as its answer names it. */
export const refusedAt = (path: string): string => `${path}?revisar=1#`;
export const takenAt = (path: string): string => `${path}?enviado=1#`;

/** The words that the form of general contact is found by. */
export const contactWords = {
  es: {
    title: "Escríbenos",
    name: "Nombre y apellidos",
    email: "Correo electrónico",
    phone: "Teléfono (opcional)",
    message: "Mensaje",
    privacy: "He leído y acepto la política de privacidad.",
    send: "Enviar mensaje",
    done: "Hemos recibido tu mensaje",
    fieldErrors: "Hay algo que corregir",
    wrongEmail: "Escribe el correo completo, como nombre@ejemplo.es.",
    lost: /No sabemos si nos ha llegado/,
    unavailable: /Lo que has escrito sigue aquí/,
  },
  pt: {
    title: "Escreva-nos",
    name: "Nome e apelido",
    email: "Endereço de e-mail",
    phone: "Telemóvel (opcional)",
    message: "Mensagem",
    privacy: "Li e aceito a política de privacidade.",
    send: "Enviar mensagem",
    done: "Recebemos a sua mensagem",
    fieldErrors: "Há algo a corrigir",
    wrongEmail: "Escreva o endereço completo, como nome@exemplo.pt.",
    lost: /Não sabemos se nos chegou/,
    unavailable: /O que escreveu continua aqui/,
  },
} as const;

export type ContactWords = (typeof contactWords)["es" | "pt"];

/** Gives the visitor an address without counted requests. */
export const arriveFromElsewhere = (page: Page): Promise<void> =>
  page.context().setExtraHTTPHeaders({ "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}` });

export const newAddress = (): string => `${randomUUID()}@volante.test`;

/** Fills in the required fields; the message last, so that the form takes as long as typing it. */
export const fillContact = async (
  form: Page | Locator,
  words: ContactWords,
  { name = "Ana Gómez", email = newAddress(), message = "¿Abrís los sábados?" } = {},
): Promise<void> => {
  await form.getByLabel(words.name).fill(name);
  await form.getByLabel(words.email).fill(email);
  await form.getByLabel(words.message).fill(message);
  await form.getByLabel(words.privacy).check();
};

/** What a rendered form carries besides what is typed, by name. */
export const carriedFields = (html: string): Readonly<Record<string, string>> => {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value]));
};

import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { newAddress } from "./contact-form.ts";
import { loginPaths } from "./login.ts";

interface Customer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** What a form carries besides what is typed. */
const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")],
    ),
  );

const send = async (request: APIRequestContext, address: string, form: Record<string, string>) => {
  const { origin } = new URL(address);
  const answer = await request.post(address, { form, headers: { origin } });
  expect(answer.status(), `${address} ${await answer.text()}`).toBe(200);
  return answer;
};

/** The code of the newest mail to an address, as the local mailbox shows it; only to this machine, not to one that a header names. */
const readCode = async (mailbox: string, email: string): Promise<string> => {
  const list = await (await fetch(mailbox)).text();
  const entry = list.split("<li").find((part) => part.includes(email)) ?? "";
  const path = /href="([^"]+)"/.exec(entry)?.[1] ?? "";
  const mail = await (await fetch(new URL(path, mailbox))).text();
  return /\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/.exec(mail.slice(mail.indexOf("<pre")))?.[0] ?? "";
};

/**
 * Opens an account by the provider's own forms, as a browser without scripts would, and signs the page's visitor in. Each test has
 * customers of its own.
 * @param site where the login page is
 * @param mailbox the local mailbox of the services
 */
export const registerCustomer = async (
  { request }: Pick<Page, "request">,
  site: string,
  mailbox = `${site}/api/services/mailbox/`,
): Promise<Customer> => {
  const customer = { email: newAddress(), password: "un-coche-de-2019-azul", name: "Ana Gómez" };
  const login = await (await request.get(site + loginPaths.es)).text();
  const register =
    /href="([^"]*\/identity\/register\?[^"]*)"/.exec(login)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const at = (path: string) => register.replace(/\/register\?.*/, `/${path}`);
  const state = new URL(register).searchParams.get("state") ?? "";
  await send(request, at("register"), { state, email: customer.email });
  const code = await readCode(mailbox, customer.email);
  const codePage = await send(request, at("code"), { state, code, purpose: "register" });
  await send(request, at("password"), { ...hiddenIn(await codePage.text()), ...customer });
  return customer;
};

import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#platform/locale.ts";
import { carriedFields, newAddress } from "#tools/test-support/contact-form.ts";
import { leadPath } from "#tools/test-support/lead-forms.ts";
import { accountFormPath } from "#tools/test-support/personal-paths.ts";

type Fields = Readonly<Record<string, string>>;

/** A form: the address of its page, and what is typed into it. */
export interface PlainForm {
  readonly page: string;
  readonly typed: Fields;
  /** What of it is secret, and never shown again. */
  readonly secret?: readonly string[];
}

/** Typed secrets that no log may hold and no page show again. */
interface Person {
  readonly name: string;
  readonly email: string;
  /** Another one for each form. */
  readonly phone: () => string;
  readonly message: string;
  readonly passwords: readonly [string, string];
}

const about = (panel: Parameters<typeof leadPath>[0], locale: Locale, query: string) =>
  `${leadPath(panel, locale)}?${query}`;

/** The six leads as visitors send them, each to an address of its own. @param list the query of a list */
export const leadsOf = (
  { name, phone, message }: Omit<Person, "email" | "passwords">,
  locale: Locale,
  { vin, list }: { readonly vin: string; readonly list: string },
): readonly PlainForm[] => {
  const reached = () => ({ email: newAddress(), privacy: "on" });
  const person = () => ({ ...reached(), name, phone: phone(), message });
  return [
    { page: leadPath("contact", locale), typed: person() },
    { page: about("contact", locale, `vin=${vin}`), typed: person() },
    { page: about("test-drive", locale, `vin=${vin}`), typed: person() },
    { page: about("price-drop", locale, `vin=${vin}`), typed: reached() },
    { page: about("car-alert", locale, list), typed: { title: name, ...reached() } },
    { page: leadPath("newsletter", locale), typed: reached() },
  ];
};

/** What customers send besides. */
export const formsOfCustomers = (
  { name, email, phone, passwords: [password, newPassword] }: Person,
  locale: Locale,
  { vin, list }: { readonly vin: string; readonly list: string },
): readonly PlainForm[] => [
  { page: about("price-drop", locale, `vin=${vin}`), typed: {} },
  { page: about("car-alert", locale, list), typed: { title: name } },
  { page: about("save-search", locale, list), typed: { title: name } },
  { page: accountFormPath("details", locale), typed: { name, phone: phone() } },
  { page: accountFormPath("address", locale), typed: { email, password }, secret: ["password"] },
  { page: accountFormPath("code", locale), typed: { code: "K7MP-3XQ9" }, secret: ["code"] },
  {
    page: accountFormPath("password", locale),
    typed: { password, newPassword },
    secret: ["password", "newPassword"],
  },
  { page: accountFormPath("deletion", locale), typed: { email, password }, secret: ["password"] },
];

/** Of an answer what the page is about. */
const mainOf = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** A visitor without scripts at an address of their own. */
export const plainVisitor = (request: APIRequestContext, site: string, from: string) => {
  const headers = { "x-forwarded-for": from };
  const look = async (path: string) => mainOf(await (await request.get(site + path, { headers })).text());
  return {
    look,
    /** What the form of a page carries besides what is typed. */
    render: async (page: string): Promise<Fields> => {
      const fields = carriedFields(await look(page));
      expect(Object.keys(fields), page).toContain("stamp");
      return {
        ...fields,
        ...(fields.query && { query: fields.query.replaceAll("&amp;", "&") }),
      };
    },
    /** Sends it as the browser does; returns where that leads, and the message there. */
    send: async ({ page, typed }: PlainForm, rendered: Fields) => {
      const answer = await request.post(site + page, {
        multipart: { ...rendered, ...typed },
        headers: { ...headers, origin: site },
        maxRedirects: 0,
      });
      expect(answer.status(), page).toBe(303);
      const { pathname, search } = new URL(answer.headers().location ?? "", site);
      return { address: pathname + search, html: await look(pathname + search) };
    },
  };
};

/** What was typed is there again, but for what is secret. */
export const expectTyped = ({ page, typed, secret = [] }: PlainForm, html: string): void => {
  for (const [name, text] of Object.entries(typed))
    if (secret.includes(name)) expect(html, `${page}: ${name}`).not.toContain(text);
    else if (text === "on")
      expect(html, `${page}: ${name}`).toMatch(
        new RegExp(`<input[^>]*checked[^>]*name="${name}"|<input[^>]*name="${name}"[^>]*checked`),
      );
    else expect(html, `${page}: ${name}`).toContain(text);
};

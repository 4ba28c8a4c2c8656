import { parseSetCookie, stringifyCookie } from "cookie";
import type { z } from "zod";
import type { Backend } from "#backend/http/app.ts";
import { readPage, type SeenPage } from "#backend/pages/test-page.ts";
import { prelogin } from "#contract/session.ts";
import type { Locale } from "#platform/locale.ts";

/** The provider's address in tests: an origin of its own. */
export const providerOrigin = "https://id.test";

/** The reference backend returns all of them. */
const addresses = prelogin.required();
type Addresses = z.output<typeof addresses>;

let visitors = 0;

/** A visitor who signs in, with a session, cookies and, by default, an address of their own: for tests. */
export const newVisitor = (backend: Backend, locale: Locale = "es", from?: string) => {
  visitors += 1;
  const sessionId = `visitor-${visitors}`;
  const address = from ?? `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", stringifyCookie(Object.fromEntries(cookies)));
    headers.set("accept-language", locale);
    headers.set("x-session-id", sessionId);
    headers.set("x-connection-address", address);
    const answer = await backend.fetch(new Request(new URL(path, providerOrigin), { ...init, headers }));
    for (const { name, value = "" } of answer.headers.getSetCookie().map((each) => parseSetCookie(each)))
      cookies.set(name, value);
    return answer;
  };
  const pageOf = async (answer: Response) => ({
    status: answer.status,
    headers: answer.headers,
    location: answer.headers.get("location") ?? undefined,
    ...readPage(await answer.text()),
  });
  const open = async (path: string) => pageOf(await send(path));
  const startSignIn = async (returnUrl?: string): Promise<Addresses> => {
    const query = returnUrl === undefined ? "" : `?returnUrl=${encodeURIComponent(returnUrl)}`;
    const { data } = (await (await send(`/users/prelogin${query}`)).json()) as { data: unknown };
    return addresses.parse(data);
  };
  const post = (path: string, fields: Readonly<Record<string, string>>, headers: HeadersInit = {}) =>
    send(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: providerOrigin, accept: "text/html", ...headers },
    });
  return {
    sessionId,
    address,
    cookies,
    send,
    post,
    open,
    startSignIn,
    /** Fills in the form of a page and sends it; follows one redirect within the provider. */
    submit: async ({ form }: Pick<SeenPage, "form">, typed: Readonly<Record<string, string>>) => {
      if (form === undefined) throw new Error("The page has no form");
      const answered = await pageOf(await post(form.action, { ...form.fields, ...typed }));
      const { location } = answered;
      return location?.startsWith("/") || location?.startsWith(providerOrigin) ? open(location) : answered;
    },
    /** `POST users/login` with the state that came back. */
    login: async (location: string | undefined) => {
      const state = new URL(location ?? "").searchParams.get("state");
      const body = JSON.stringify({ providerId: 5, state });
      return send("/users/login", { method: "POST", body, headers: { "content-type": "application/json" } });
    },
  };
};

import { cacheControl } from "#platform/answers/cache-control.ts";
import { inlineCall } from "#platform/inline-source.ts";
import { providerAddress, providerPath } from "./provider-address.ts";
import type { ProviderSession } from "./provider-session.ts";
import { renderWidget, type WidgetFacts } from "./render-widget.ts";

const factsFor = ({ call, state, words }: ProviderSession): WidgetFacts => {
  const { login, email, password } = words;
  const at = (path: Parameters<typeof providerAddress>[1]) =>
    providerAddress(call.publicAddress, path, state);
  const { submit, sending, unreachable } = login;
  return {
    state,
    action: `${call.publicAddress}${providerPath("login")}`,
    words: { email, password, submit, sending, unreachable },
    links: [
      { href: at("register"), text: login.register },
      { href: at("reset"), text: login.reset },
    ],
    elsewhere: { href: at("login"), text: login.elsewhere },
  };
};

/** The provider's script for one sign-in, in its language. */
export const sendWidget = async (visit: ProviderSession): Promise<Response> =>
  new Response(`${inlineCall(renderWidget, factsFor(visit))};\n`, {
    headers: {
      "cache-control": cacheControl.nobody,
      "content-type": "text/javascript; charset=utf-8",
    },
  });

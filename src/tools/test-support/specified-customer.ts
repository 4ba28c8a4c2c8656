import type { startSpecifiedService } from "#tools/specified-service/service.ts";

/** Signs a customer in at the provider of the specified service, as the script at an address does. */
export const signInByScript = async (address: string): Promise<void> => {
  const script = await (await fetch(address)).text();
  const [action = ""] = /http:[^"]*sign-in[^"]*/.exec(script) ?? [];
  const body = new URLSearchParams({ email: "cliente@example.com", password: "specified" });
  const answer = await fetch(action, { method: "POST", body });
  if (!answer.ok) throw new Error(`The login provider answered ${answer.status}`);
};

/** Signs a customer in at the specified service, and answers the token. @param url of the service */
export const signInAtSpecified = async (
  { url }: Pick<Awaited<ReturnType<typeof startSpecifiedService>>, "url">,
  sessionId: string,
): Promise<string> => {
  const headers = { "x-session-id": sessionId, "content-type": "application/json" };
  const prelogin = await (await fetch(`${url}/users/prelogin`, { headers })).json();
  await signInByScript(prelogin.data.url);
  const login = { method: "POST", headers, body: JSON.stringify({ providerId: 5 }) };
  return (await (await fetch(`${url}/users/login`, login)).json()).data.token;
};

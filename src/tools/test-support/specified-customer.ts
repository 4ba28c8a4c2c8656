import type { startSpecifiedService } from "#tools/specified-service/service.ts";

/** Signs a customer in at the specified service, as its provider's script does, and answers the token. @param url of the service */
export const signInAtSpecified = async (
  { url }: Pick<Awaited<ReturnType<typeof startSpecifiedService>>, "url">,
  sessionId: string,
): Promise<string> => {
  const headers = { "x-session-id": sessionId, "content-type": "application/json" };
  const prelogin = await (await fetch(`${url}/users/prelogin`, { headers })).json();
  const script = await (await fetch(prelogin.data.url)).text();
  const [action] = /http:[^"]*sign-in[^"]*/.exec(script) ?? [""];
  const body = new URLSearchParams({ email: "cliente@example.com", password: "specified" });
  await fetch(action, { method: "POST", body });
  const login = { method: "POST", headers, body: JSON.stringify({ providerId: 5 }) };
  return (await (await fetch(`${url}/users/login`, login)).json()).data.token;
};

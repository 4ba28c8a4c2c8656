import { answer, isPortuguese, newId, type Part, password, readJson, refuse, withToken } from "./shop.ts";

const words = (portuguese: boolean) =>
  portuguese
    ? { email: "E-mail", password: "Palavra-passe", submit: "Entrar", wrong: "Os dados não estão certos." }
    : { email: "Correo", password: "Contraseña", submit: "Entrar", wrong: "Los datos no son correctos." };

/**
 * The identity script of the startup sequence (4): renders a form into the site's login element, and lets the browser come back to the page
 * when the provider knows the visitor. It knows the session by the key in its address alone. Sent as text.
 */
const renderLogin = (action: string, labels: ReturnType<typeof words>): void => {
  const place = document.querySelector("[data-identity-widget]");
  if (!place) return;
  const form = document.createElement("form");
  const problem = document.createElement("p");
  problem.setAttribute("role", "alert");
  const field = (name: string, type: string, label: string) => {
    const row = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { name, type, required: true });
    row.append(label, input);
    return row;
  };
  const button = document.createElement("button");
  button.textContent = labels.submit;
  form.append(
    problem,
    field("email", "email", labels.email),
    field("password", "password", labels.password),
    button,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const taken = await fetch(action, { method: "POST", body, credentials: "omit" });
    if (taken.ok) location.reload();
    else problem.textContent = labels.wrong;
  });
  place.replaceChildren(form);
};

/** Session (7), and the login provider behind `data.url`. */
export const addSession: Part = (app, shop) => {
  /** "GET users/prelogin. The response reads data.url." Every call carries a session id header (6). */
  app.get("/users/prelogin", (c) => {
    const session = c.req.header("x-session-id");
    if (session === undefined) return refuse(c, 400);
    const key = newId();
    shop.scriptKeys.set(key, session);
    return answer(c, { url: `${new URL(c.req.url).origin}/provider/login.js?key=${key}` });
  });

  app.get("/provider/login.js", (c) => {
    const key = c.req.query("key") ?? "";
    if (!shop.scriptKeys.has(key)) return c.text("Not Found", 404);
    const { origin } = new URL(c.req.url);
    const facts = [`${origin}/provider/sign-in?key=${key}`, words(isPortuguese(c))];
    const script = `(${renderLogin.toString()})(${facts.map((fact) => JSON.stringify(fact)).join(",")});\n`;
    return c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" });
  });

  app.post("/provider/sign-in", async (c) => {
    const key = c.req.query("key") ?? "";
    const session = shop.scriptKeys.get(key);
    const form = await c.req.parseBody();
    const customer = shop.customers.get(String(form.email));
    c.header("access-control-allow-origin", "*");
    if (session === undefined || !customer || form.password !== password) return c.text("Unauthorized", 401);
    shop.scriptKeys.delete(key);
    shop.signedIn.set(session, customer);
    return c.text("OK");
  });

  /** "POST users/login, body {providerId}. The response reads data.token and status." "Login provider id: 5" (9). */
  app.post("/users/login", async (c) => {
    const body = await readJson(c);
    if (body?.providerId !== 5) return refuse(c, 400);
    const customer = shop.signedIn.get(c.req.header("x-session-id") ?? "");
    if (!customer) return refuse(c, 401);
    const token = newId();
    shop.tokens.set(token, customer);
    return answer(c, { token });
  });

  /** "GET users/me. The response data is the user." */
  app.get(
    "/users/me",
    withToken(shop, (c, { user }) => answer(c, user)),
  );

  /** "POST /footprint, body {type, data} (JSON string), records activity." */
  app.post("/footprint", async (c) => {
    const body = await readJson(c);
    return Number.isInteger(body?.type) && typeof body?.data === "string" ? answer(c) : refuse(c, 400);
  });
};

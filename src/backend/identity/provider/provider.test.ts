import { eq } from "drizzle-orm";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Backend, createBackend } from "#backend/http/app.ts";
import { readPage } from "#backend/pages/test-page.ts";
import type { Database } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { identityEs } from "#backend/wording/identity-es.ts";
import { identityPt } from "#backend/wording/identity-pt.ts";
import { locales } from "#platform/locale.ts";
import { createLogger } from "#platform/log.ts";
import { takeAttempt } from "../attempts/attempt-permit.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { signIn } from "../test-customer.ts";
import { newVisitor, providerOrigin } from "./test-visitor.ts";

let database: Database;
let backend: Backend;
let passwordHash: string;
const password = "tres gatos verdes";
beforeAll(async () => {
  database = await openTestDatabase();
  const logFor = () => createLogger("silent");
  backend = createBackend(database, { logFor, publicAddress: () => providerOrigin });
  passwordHash = await hashPassword(password);
});
afterAll(() => database.close());
beforeEach(() => database.orm.delete(outbox));

const wordings = { es: identityEs, pt: identityPt } as const;
const lastMail = async () => (await database.orm.select().from(outbox).orderBy(outbox.id)).at(-1);
const lastCode = async () => /^Código: (\w{4}-\w{4})$/m.exec((await lastMail())?.text ?? "")?.[1] ?? "";
const newCustomer = async () => {
  const { id } = await signIn(database.orm);
  await database.orm.update(customers).set({ passwordHash }).where(eq(customers.id, id));
  return { id, email: `${id}@volante.test` };
};
let people = 0;
const newAddress = () => `newcomer-${++people}@volante.test`;
const expire = (sessionId: string) =>
  database.orm
    .update(loginStates)
    .set({ expiresAt: new Date(0) })
    .where(eq(loginStates.sessionId, sessionId));

describe("logging in", () => {
  test("leads back to the login page as it was asked for, and lets the shop have a token", async () => {
    const { id, email } = await newCustomer();
    const visitor = newVisitor(backend);
    const returnUrl = "http://localhost:3000/acceso/?returnTo=%2Fcomparar%2F";
    const { formUrl } = await visitor.startSignIn(returnUrl);
    const back = await visitor.submit(await visitor.open(formUrl), { email: ` ${email} `, password });
    expect(back.status).toBe(303);
    expect(back.location?.replace(/&state=[\w-]{43}$/, "")).toBe(returnUrl);
    const answer = await visitor.login(back.location);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    expect(await (await visitor.send("/users/me", { headers })).json()).toMatchObject({ data: { id } });
  });

  test("of whoever was lured by another's link signs neither of them in", async () => {
    const { email } = await newCustomer();
    const [attacker, victim] = [newVisitor(backend), newVisitor(backend)];
    const { formUrl } = await attacker.startSignIn();
    const back = await victim.submit(await victim.open(formUrl), { email, password });
    expect((await victim.login(back.location)).status).toBe(401);
    const known = formUrl.replace(/.*\?/, "http://localhost:3000/acceso/?");
    expect((await attacker.login(known)).status).toBe(401);
  });

  test("sent twice leads back twice with the same state", async () => {
    const { email } = await newCustomer();
    const visitor = newVisitor(backend);
    const page = await visitor.open((await visitor.startSignIn()).formUrl);
    const answers = await Promise.all([1, 2].map(() => visitor.submit(page, { email, password })));
    expect(answers[0]?.location).toBeDefined();
    expect(answers[1]?.location).toBe(answers[0]?.location);
  });

  test.each([
    ["nothing", "", "", ["Escribe tu correo electrónico.", "Escribe tu contraseña."]],
    ["no address", "ana", "x", ["Escribe el correo completo, como nombre@ejemplo.es."]],
    ["two addresses", "a@volante.test,b@volante.test", "x", ["Escribe el correo completo"]],
    ["markup", '"><script>alert(1)</script>@volante.test', "x", ["Escribe el correo completo"]],
    ["a line break", "a@volante.test\r\nBcc: b@volante.test", "x", ["Escribe el correo completo"]],
    ["two thousand characters", `${"a".repeat(2000)}@volante.test`, "x", ["Escribe el correo completo"]],
  ])(
    "with %s says what to put right, and keeps what was typed but the password",
    async (_, email, typed, messages) => {
      const visitor = newVisitor(backend);
      const page = await visitor.submit(await visitor.open((await visitor.startSignIn()).formUrl), {
        email,
        password: typed,
      });
      expect(page).toMatchObject({ status: 200, title: "Error: Entra en tu cuenta" });
      for (const text of messages) expect(page.text).toContain(text);
      expect(page.form?.fields).toMatchObject({ email: email.trim().slice(0, 300), password: "" });
    },
  );

  test("is answered alike for a wrong password and for an unknown address, up to the limit and beyond", async () => {
    const { email } = await newCustomer();
    const seen = await Promise.all(
      [email, newAddress()].map(async (typed) => {
        const visitor = newVisitor(backend);
        const page = await visitor.open((await visitor.startSignIn()).formUrl);
        const answers: string[] = [];
        for (let time = 1; time <= 13; time++) {
          const { text } = await visitor.submit(page, { email: typed, password: `no ${time}` });
          answers.push(text.replaceAll(typed, ""));
        }
        return answers;
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.[9]).toContain("El correo o la contraseña no son correctos.");
    expect(seen[0]?.[12]).toContain(
      "Ha habido demasiados intentos. Podrás probar otra vez dentro de 15 minutos.",
    );
  });

  const tryOften = async (email: string, visitor: ReturnType<typeof newVisitor>) => {
    const page = await visitor.open((await visitor.startSignIn()).formUrl);
    for (let time = 0; time < 10; time++) await visitor.submit(page, { email, password: "no" });
  };
  /** As if fifty wrong passwords had been typed elsewhere, which would take their hashes' time. */
  const shutStrangersOut = async (email: string) => {
    for (let time = 0; time < 50; time++) await takeAttempt(database.orm, "login", { email }, new Date());
  };
  const logIn = async (email: string, visitor: ReturnType<typeof newVisitor>) => {
    const page = await visitor.open((await visitor.startSignIn()).formUrl);
    const { location, text } = await visitor.submit(page, { email, password });
    if (location !== undefined) return "in";
    return text.includes("Ha habido demasiados intentos") ? "too often" : text;
  };

  test("with the right password is refused as well while the limit of its address lasts", async () => {
    const { email } = await newCustomer();
    const visitor = newVisitor(backend);
    await tryOften(email, visitor);
    expect(await logIn(email, visitor)).toBe("too often");
  });

  test("is open to its owner after a stranger's ten wrong passwords", async () => {
    const { email } = await newCustomer();
    await tryOften(email, newVisitor(backend));
    expect(await logIn(email, newVisitor(backend))).toBe("in");
  });

  test("is open to a browser and to an address that have signed in before, whatever strangers try", async () => {
    const { email } = await newCustomer();
    const owner = newVisitor(backend);
    expect(await logIn(email, owner)).toBe("in");
    await shutStrangersOut(email);
    expect(await logIn(email, newVisitor(backend)), "a stranger").toBe("too often");
    const elsewhere = newVisitor(backend);
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    expect(await logIn(email, elsewhere), "its browser at another address").toBe("in");
    const another = newVisitor(backend, "es", owner.address);
    expect(await logIn(email, another), "another browser at its address").toBe("in");
    await tryOften(email, newVisitor(backend, "es", owner.address));
    expect(await logIn(email, newVisitor(backend, "es", owner.address)), "used up there").toBe("too often");
    expect(await logIn(email, owner), "its browser").toBe("in");
  });

  test("is not opened to somebody else's browser by the cookie of another account", async () => {
    const [{ email }, other] = [await newCustomer(), await newCustomer()];
    const stranger = newVisitor(backend);
    expect(await logIn(other.email, stranger)).toBe("in");
    await shutStrangersOut(email);
    expect(await logIn(email, stranger)).toBe("too often");
  });
});

describe("the script's request", () => {
  const headers = { origin: "http://localhost:3000", accept: "application/json" };

  test("is answered to the shop alone, with where to go", async () => {
    const { email } = await newCustomer();
    const visitor = newVisitor(backend);
    const state = new URL((await visitor.startSignIn()).url).searchParams.get("state") ?? "";
    const answer = await visitor.post("/identity/login", { state, email, password }, headers);
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    const { data } = (await answer.json()) as { data: { location: string } };
    expect((await visitor.login(data.location)).status).toBe(200);
  });

  test.each([
    ["wrong", { email: "a@volante.test", password: "x" }, 401, identityEs.fieldErrors.wrong],
    ["empty", {}, 400, identityEs.fieldErrors.emailMissing],
    ["with a state that is over", { state: "x".repeat(43) }, 410, identityEs.over.text],
  ])("that is %s is answered in words", async (_, fields, status, message) => {
    const visitor = newVisitor(backend);
    const state = new URL((await visitor.startSignIn()).url).searchParams.get("state") ?? "";
    const answer = await visitor.post("/identity/login", { state, ...fields }, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { message }, status });
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
  });

  test("beyond the limit is answered with how long to wait", async () => {
    const visitor = newVisitor(backend);
    const state = new URL((await visitor.startSignIn()).url).searchParams.get("state") ?? "";
    const fields = { state, email: newAddress(), password: "no" };
    for (let time = 0; time < 10; time++) await visitor.post("/identity/login", fields, headers);
    const answer = await visitor.post("/identity/login", fields, headers);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
  });

  test("of the embedded provider needs no permission to be read", async () => {
    const embedded = createBackend(database, { logFor: () => createLogger("silent") });
    const visitor = newVisitor(embedded);
    const { url } = await visitor.startSignIn();
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/services\/identity\/widget\.js\?state=/);
    const answer = await visitor.post("/identity/login", { email: "x" }, headers);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("a refused form", () => {
  const refused = async (visitor: ReturnType<typeof newVisitor>, email: string) => {
    const state = new URL((await visitor.startSignIn()).formUrl).searchParams.get("state") ?? "";
    const answer = await visitor.post("/identity/login", { state, email, password: "no es" });
    return { status: answer.status, state, location: answer.headers.get("location") ?? "" };
  };

  test("leads to its page by GET, whose address tells nothing that was typed", async () => {
    const email = newAddress();
    const visitor = newVisitor(backend);
    const { status, location } = await refused(visitor, email);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/identity\/login\?state=[\w-]{43}&said=/);
    expect(decodeURIComponent(location)).not.toContain(email);
    // As often as Back and reloading request it.
    for (let time = 0; time < 2; time++) {
      const page = await visitor.open(location);
      expect(page).toMatchObject({ status: 200, title: `Error: ${identityEs.login.title}` });
      expect(page.text).toContain(identityEs.fieldErrors.wrong);
      expect(page.form?.fields).toMatchObject({ email, password: "" });
    }
  });

  test("says nothing on the page of another sign-in, nor once it was changed", async () => {
    const email = newAddress();
    const visitor = newVisitor(backend);
    const { location } = await refused(visitor, email);
    const { state } = await refused(newVisitor(backend), newAddress());
    for (const other of [
      location.replace(/state=[\w-]{43}/, `state=${state}`),
      `${location.slice(0, -9)}x`,
    ]) {
      const page = await visitor.open(other);
      expect(page.title).not.toContain("Error");
      expect(page.form?.fields).toMatchObject({ email: "" });
    }
  });
});

describe("forms of strangers", () => {
  test.each(["https://evil.example", "null", "http://localhost:3000.evil.example", ""])(
    "from %j are refused",
    async (origin) => {
      const visitor = newVisitor(backend);
      const state = new URL((await visitor.startSignIn()).url).searchParams.get("state") ?? "";
      for (const path of ["login", "register", "reset", "code", "password"]) {
        const answer = await visitor.post(`/identity/${path}`, { state, email: newAddress() }, { origin });
        expect([path, answer.status]).toEqual([path, 403]);
      }
      expect(await database.orm.$count(outbox)).toBe(0);
    },
  );

  test("of another media type or size are refused", async () => {
    const visitor = newVisitor(backend);
    const send = (body: string, type: string) =>
      visitor.send("/identity/login", {
        method: "POST",
        body,
        headers: { "content-type": type, origin: providerOrigin },
      });
    expect((await send("{}", "application/json")).status).toBe(415);
    expect((await send(`email=${"x".repeat(70_000)}`, "application/x-www-form-urlencoded")).status).toBe(413);
  });
});

describe.each(locales)("registering in %s", (locale) => {
  const words = wordings[locale];

  test("takes the address, the code from the mail, a name and a password, all in one tab", async () => {
    const email = newAddress();
    const visitor = newVisitor(backend, locale);
    const first = await visitor.open((await visitor.startSignIn()).registerUrl);
    expect(first.heading).toBe(words.register.title);
    const second = await visitor.submit(first, { email });
    expect(second).toMatchObject({ status: 200, heading: words.codePage.title });
    expect(second.text).not.toContain(email);
    expect(await lastMail()).toMatchObject({ recipient: email, locale });
    const third = await visitor.submit(second, { code: await lastCode() });
    expect(third.heading).toBe(words.newAccount.title);
    expect(third.form?.fields).toMatchObject({ email, password: "", name: "" });
    const back = await visitor.submit(third, { name: "  Ana  Gómez\r\n", password });
    expect(back.location).toMatch(
      /^http:\/\/localhost:3000\/(?:pt\/acesso|acceso)\/\?state=[\w-]{43}&registered=1$/,
    );
    const [customer] = await database.orm.select().from(customers).where(eq(customers.email, email));
    expect(customer).toMatchObject({ name: "Ana Gómez", locale });
    expect((await visitor.login(back.location)).status).toBe(200);
  });
});

describe("registering", () => {
  const toCode = async (email: string, visitor = newVisitor(backend)) => {
    const page = await visitor.submit(await visitor.open((await visitor.startSignIn()).registerUrl), {
      email,
    });
    return { visitor, page };
  };

  test("is answered alike for a known and for an unknown address, until the code has come", async () => {
    const { id, email } = await newCustomer();
    const [known, unknown] = [await toCode(email), await toCode(newAddress())];
    const clear = ({ text, title }: { text: string; title: string }) => title + text;
    expect(clear(known.page)).toBe(clear(unknown.page));
    expect(await database.orm.$count(outbox)).toBe(2);
    const [first] = await database.orm.select().from(outbox).orderBy(outbox.id);
    const code = /^Código: (\w{4}-\w{4})$/m.exec(first?.text ?? "")?.[1] ?? "";
    const knownPage = await known.visitor.submit(known.page, { code });
    expect(knownPage.heading).toBe(identityEs.knownAccount.title);
    expect(knownPage.form?.fields).not.toHaveProperty("name");
    const back = await known.visitor.submit(knownPage, { password: "una contraseña distinta" });
    expect(back.location).not.toContain("registered");
    expect(await (await known.visitor.login(back.location)).json()).toMatchObject({ status: 200 });
    const [customer] = await database.orm.select().from(customers).where(eq(customers.id, id));
    expect(customer?.name).toBe("Ana");
  });

  test("takes a code in the browser alone that has asked for it", async () => {
    const email = newAddress();
    const { visitor, page } = await toCode(email);
    const code = await lastCode();
    const other = newVisitor(backend, "es", visitor.address);
    await toCode(newAddress(), other);
    expect((await other.submit(page, { code })).text).toContain(identityEs.fieldErrors.codeWrong);
    expect((await visitor.submit(page, { code })).heading).toBe(identityEs.newAccount.title);
  });

  test("mails its owner a code after a stranger has used up ten", async () => {
    const { email } = await newCustomer();
    const stranger = newVisitor(backend);
    const requestCode = async (visitor: ReturnType<typeof newVisitor>) =>
      visitor.submit(await visitor.open((await visitor.startSignIn()).resetUrl), { email });
    for (let time = 0; time < 10; time++)
      expect((await requestCode(stranger)).heading).toBe(identityEs.codePage.title);
    expect((await requestCode(stranger)).text).toContain("Ha habido demasiados intentos");
    const owner = newVisitor(backend);
    const codePage = await requestCode(owner);
    const proven = await owner.submit(codePage, { code: await lastCode() });
    expect(proven.heading).toBe(identityEs.newPasswordPage.title);
  });

  test("takes five codes, says that they are wrong, and with the fifth that it takes no more", async () => {
    const { visitor, page } = await toCode(newAddress());
    const code = await lastCode();
    const wrong = code === "2222-2222" ? "3333-3333" : "2222-2222";
    expect((await visitor.submit(page, { code: "" })).text).toContain(identityEs.fieldErrors.codeMissing);
    for (let time = 0; time < 4; time++)
      expect((await visitor.submit(page, { code: wrong })).text).toContain(identityEs.fieldErrors.codeWrong);
    for (const typed of [wrong, code])
      expect(await visitor.submit(page, { code: typed })).toMatchObject({
        status: 410,
        heading: identityEs.spent.title,
      });
    const spent = await visitor.submit(page, { code });
    expect(spent.links.map(({ href }) => href)).toEqual(["http://localhost:3000/acceso/"]);
    const again = page.links.find(({ text }) => text === identityEs.codePage.again);
    const address = await visitor.open(again?.href ?? "");
    expect((await visitor.submit(address, { email: newAddress() })).heading).toBe(identityEs.spent.title);
  });

  test("says what is wrong with name and password, and keeps the name", async () => {
    const email = newAddress();
    const { visitor, page } = await toCode(email);
    const third = await visitor.submit(page, { code: await lastCode() });
    for (const [typed, messages] of [
      [{ name: "", password: "" }, [identityEs.fieldErrors.nameMissing, "Escribe al menos 8 caracteres."]],
      [{ name: "Ana", password: "contraseña" }, [identityEs.fieldErrors.common]],
      [{ name: "Ana", password: email }, [identityEs.fieldErrors.own]],
      [{ name: "Ana Gómez Ruiz", password: "AnaGomezRuiz" }, [identityEs.fieldErrors.own]],
      [{ name: "Ana", password: "xY3_".repeat(51) }, ["Escribe como máximo 200 caracteres."]],
      [{ name: "A".repeat(201), password }, ["Aquí caben 200 caracteres."]],
    ] as const) {
      const again = await visitor.submit(third, typed);
      expect(again).toMatchObject({ status: 200, title: `Error: ${identityEs.newAccount.title}` });
      for (const text of messages) expect(again.text).toContain(text);
      expect(again.form?.fields).toMatchObject({ name: typed.name.slice(0, 200), password: "" });
    }
    expect((await visitor.submit(third, { name: "Ana", password })).status).toBe(303);
  });

  test("sent twice opens one account, and leads back both times", async () => {
    const email = newAddress();
    const { visitor, page } = await toCode(email);
    const third = await visitor.submit(page, { code: await lastCode() });
    const answers = await Promise.all([1, 2].map(() => visitor.submit(third, { name: "Ana", password })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const states = answers.map(({ location }) => new URL(location ?? "").searchParams.get("state"));
    expect(new Set(states).size).toBe(1);
    expect(await database.orm.$count(customers, eq(customers.email, email))).toBe(1);
  });

  test("cannot be taken over by whoever made the link", async () => {
    const attacker = newVisitor(backend);
    const victim = newVisitor(backend);
    const { registerUrl } = await attacker.startSignIn();
    const email = newAddress();
    const second = await victim.submit(await victim.open(registerUrl), { email });
    const third = await victim.submit(second, { code: await lastCode() });
    const { proof: _, ...known } = third.form?.fields ?? {};
    for (const proof of ["", "x".repeat(43)])
      expect(
        await attacker.submit(
          { form: { action: "/identity/password", fields: { ...known, proof } } },
          { password },
        ),
      ).toMatchObject({ status: 410 });
    expect(await database.orm.$count(customers, eq(customers.email, email))).toBe(0);
  });

  test("proves one address, and not the one that is written over it", async () => {
    const { visitor, page } = await toCode(newAddress());
    const third = await visitor.submit(page, { code: await lastCode() });
    const { email } = await newCustomer();
    expect((await visitor.submit(third, { email, name: "Ana", password })).status).toBe(410);
  });

  test("asks for no more than thirty codes from one address", async () => {
    const visitor = newVisitor(backend);
    const page = await visitor.open((await visitor.startSignIn()).registerUrl);
    for (let time = 0; time < 30; time++)
      expect((await visitor.submit(page, { email: newAddress() })).heading).toBe(identityEs.codePage.title);
    const refused = await visitor.submit(page, { email: newAddress() });
    expect(refused.heading).toBe(identityEs.register.title);
    expect(refused.text).toMatch(/Podrás probar otra vez dentro de \d+ minutos\./);
  });
});

describe("on the way through a reservation", () => {
  const vin = "VSSZZZ5FZJR000001";
  const reservation = `http://localhost:3000/acceso/?returnTo=${encodeURIComponent(`/solicitud/reserve/person/?vin=${vin}`)}`;
  const toCode = async (email: string) => {
    const visitor = newVisitor(backend);
    const { registerUrl } = await visitor.startSignIn(reservation);
    return { visitor, page: await visitor.submit(await visitor.open(registerUrl), { email }) };
  };

  test("the code alone opens an account without a name or a password", async () => {
    const email = newAddress();
    const { visitor, page } = await toCode(email);
    expect(page.text).toContain(identityEs.newAccount.privacy);
    expect((await visitor.submit(page, { code: "AAAA-AAAA" })).text).toContain(
      identityEs.fieldErrors.codeWrong,
    );
    const back = await visitor.submit(page, { code: await lastCode() });
    expect(back.location).toContain("&registered=1");
    const [customer] = await database.orm.select().from(customers).where(eq(customers.email, email));
    expect(customer).toMatchObject({ name: "", passwordHash: null });
    expect((await visitor.login(back.location)).status).toBe(200);
  });

  test("it lets a known customer in as well, after the same pages, and changes no password", async () => {
    const { id, email } = await newCustomer();
    const [known, unknown] = [await toCode(email), await toCode(newAddress())];
    expect(known.page.text).toBe(unknown.page.text);
    const [first] = await database.orm.select().from(outbox).orderBy(outbox.id);
    const code = /^Código: (\w{4}-\w{4})$/m.exec(first?.text ?? "")?.[1] ?? "";
    const [back, again] = [
      await known.visitor.submit(known.page, { code }),
      await known.visitor.submit(known.page, { code }),
    ];
    expect(back.location).not.toContain("registered");
    expect(again.location).toBe(back.location);
    expect((await known.visitor.login(back.location)).status).toBe(200);
    const [customer] = await database.orm.select().from(customers).where(eq(customers.id, id));
    expect(customer).toMatchObject({ name: "Ana", passwordHash });
  });

  test("the script shows the address alone, and a way with the password", async () => {
    const visitor = newVisitor(backend);
    const { url } = await visitor.startSignIn(reservation);
    const script = await (await visitor.send(url)).text();
    expect(script).toContain('"isCodeAlone":true');
    expect(script).toContain(identityEs.login.withPassword);
  });
});

describe("a forgotten password", () => {
  test("is replaced by the code, ends earlier sessions and lets in", async () => {
    const { email } = await newCustomer();
    const visitor = newVisitor(backend);
    const second = await visitor.submit(await visitor.open((await visitor.startSignIn()).resetUrl), {
      email,
    });
    const third = await visitor.submit(second, { code: await lastCode() });
    expect(third.heading).toBe(identityEs.newPasswordPage.title);
    const back = await visitor.submit(third, { password: "cuatro perros azules" });
    expect((await visitor.login(back.location)).status).toBe(200);
    const other = newVisitor(backend);
    const page = await other.open((await other.startSignIn()).formUrl);
    expect((await other.submit(page, { email, password })).text).toContain(identityEs.fieldErrors.wrong);
    expect((await other.submit(page, { email, password: "cuatro perros azules" })).status).toBe(303);
  });

  test("is answered alike for an unknown address, which is told by mail", async () => {
    const { email } = await newCustomer();
    const pages = await Promise.all(
      [email, newAddress()].map(async (typed) => {
        const visitor = newVisitor(backend);
        return visitor.submit(await visitor.open((await visitor.startSignIn()).resetUrl), { email: typed });
      }),
    );
    expect(pages[1]?.text).toBe(pages[0]?.text);
    expect(await database.orm.$count(outbox)).toBe(2);
  });
});

describe("a sign-in that is over", () => {
  test("leads back to the login page that it was made for, on every page and form", async () => {
    const visitor = newVisitor(backend);
    const returnUrl = "http://localhost:3000/acceso/?returnTo=%2Fcomparar%2F";
    const { formUrl } = await visitor.startSignIn(returnUrl);
    const state = new URL(formUrl).searchParams.get("state") ?? "";
    await expire(visitor.sessionId);
    for (const path of ["login", "register", "reset", "code"]) {
      const page = await visitor.open(`/identity/${path}?state=${state}`);
      expect(page).toMatchObject({ status: 410, heading: identityEs.over.title });
      expect(page.links.map(({ href }) => href)).toEqual([returnUrl]);
    }
    for (const path of ["login", "register", "reset", "code", "password"]) {
      const answer = await visitor.post(`/identity/${path}`, { state, email: newAddress(), password });
      expect([path, answer.status]).toEqual([path, 303]);
      const page = await visitor.open(answer.headers.get("location") ?? "");
      expect(page).toMatchObject({ status: 410, heading: identityEs.over.title });
      expect(page.links.map(({ href }) => href)).toEqual([returnUrl]);
    }
    expect(await database.orm.$count(outbox)).toBe(0);
  });

  test.each(["", "x", "x".repeat(43), "../../etc", "%00", "a".repeat(5000)])(
    "so is %j, in the browser's language",
    async (state) => {
      const page = await newVisitor(backend, "pt").open(`/identity/login?state=${encodeURIComponent(state)}`);
      expect(page).toMatchObject({ status: 410, heading: identityPt.over.title });
      expect(page.links.map(({ href }) => href)).toEqual(["http://localhost:3000/pt/acesso/"]);
    },
  );

  test("so is one that the shop has exchanged", async () => {
    const { email } = await newCustomer();
    const visitor = newVisitor(backend);
    const page = await visitor.open((await visitor.startSignIn()).formUrl);
    const back = await visitor.submit(page, { email, password });
    await visitor.login(back.location);
    expect((await visitor.submit(page, { email, password })).status).toBe(410);
  });

  test("the logout link ends it, and leads back to the login page", async () => {
    const visitor = newVisitor(backend);
    const { logoutUrl, formUrl } = await visitor.startSignIn();
    const { status, location } = await visitor.open(logoutUrl);
    expect([status, location]).toEqual([303, "http://localhost:3000/acceso/"]);
    expect((await visitor.open(formUrl)).status).toBe(410);
  });
});

describe.each(locales)("every page in %s", (locale) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  });

  test("is valid, needs no script, is kept by nobody, and leads to provider and shop alone", async () => {
    const email = newAddress();
    const visitor = newVisitor(backend, locale);
    const { formUrl, registerUrl, resetUrl } = await visitor.startSignIn();
    const state = new URL(formUrl).searchParams.get("state") ?? "";
    const send = async (path: string, fields: Readonly<Record<string, string>>) => {
      const answer = await visitor.post(path, fields);
      expect(answer.status).toBe(303);
      return visitor.send(answer.headers.get("location") ?? "");
    };
    const answers: Record<string, Response> = {
      login: await visitor.send(formUrl),
      wrong: await send("/identity/login", { state, email: "x" }),
      register: await visitor.send(registerUrl),
      reset: await visitor.send(resetUrl),
      "wrong reset": await send("/identity/reset", { state }),
      over: await visitor.send("/identity/login?state=x"),
      foreign: await visitor.post("/identity/login", { state }, { origin: "https://evil.example" }),
    };
    await visitor.post("/identity/register", { state, email });
    answers.code = await visitor.send(`/identity/code?state=${state}&purpose=register`);
    answers["wrong code"] = await send("/identity/code", { state, code: "x" });
    const proven = await visitor.post("/identity/code", { state, code: await lastCode() });
    expect(proven.status).toBe(303);
    const password = proven.headers.get("location") ?? "";
    expect(password).not.toContain("%40");
    answers.password = await visitor.send(password);
    const unproven = await visitor.send(password.replace(/proof=[^&]*/, "proof=x"));
    expect(unproven.status).toBe(410);
    answers["password without proof"] = unproven;
    const { proof = "" } = readPage(await answers.password.clone().text()).form?.fields ?? {};
    answers["wrong password"] = await send("/identity/password", { state, proof, email });
    for (const [name, answer] of Object.entries(answers)) {
      const html = await answer.text();
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map(({ message }) => message)),
        name,
      ).toEqual([]);
      expect(html, name).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${locale}">`));
      expect(html, name).not.toMatch(/<script|javascript:|\son\w+=/i);
      expect(answer.headers.get("cache-control"), name).toBe("private, no-store");
      expect(answer.headers.get("set-cookie"), name).toBeNull();
      expect(answer.headers.get("content-security-policy"), name).toMatch(
        /^default-src 'none'; base-uri 'none'; form-action 'self'(?: http:\/\/localhost:3000)?; frame-ancestors 'none'; img-src 'self' http:\/\/localhost:3000; style-src(?: 'sha256-[^']+')+; require-trusted-types-for 'script'; trusted-types 'none'$/,
      );
      const { links, heading, title, form } = readPage(html);
      const policy = answer.headers.get("content-security-policy");
      if (form) expect(policy, name).toContain("form-action 'self' http://localhost:3000;");
      expect(heading, name).not.toBe("");
      expect(title.endsWith(heading), name).toBe(true);
      for (const { href } of links)
        expect(href, name).toMatch(/^(?:#|\/identity\/(?:login|register|reset)\?|http:\/\/localhost:3000\/)/);
    }
  });
});

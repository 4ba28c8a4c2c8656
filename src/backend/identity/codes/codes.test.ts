import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeAnotherShop } from "#backend/shop/test-another-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { mailCodes } from "#backend/store/schema/sign-in.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { hashSecret } from "../hash-secret.ts";
import { signIn } from "../test-customer.ts";
import { isProofOf, proofOf } from "./proof.ts";
import { proveAddress, spendProof } from "./prove-address.ts";
import { mailCode, type WantedCode } from "./request-code.ts";

const now = new Date();
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await storeAnotherShop(database.orm);
});
afterAll(() => database.close());
beforeEach(() => database.orm.delete(outbox));

let owners = 0;
const wanted = (more: Partial<WantedCode> = {}): WantedCode => ({
  owner: hashSecret(`owner ${++owners}`),
  email: `person-${owners}@volante.test`,
  locale: "es",
  retainsTries: true,
  purpose: "register",
  ...more,
});
const send = (code: WantedCode, at = now) => database.orm.transaction((tx) => mailCode(tx, code, at));
const mailed = async (): Promise<(string | undefined)[]> => {
  const mails = await database.orm.select().from(outbox).orderBy(outbox.id);
  return mails.map(({ text }) => /^Código: (\w{4}-\w{4})$/m.exec(text)?.[1]);
};
const sendAndRead = async (code: WantedCode, at = now): Promise<string> => {
  await send(code, at);
  return (await mailed()).at(-1) ?? "";
};
const wrong = (code: string) => (code === "2222-2222" ? "3333-3333" : "2222-2222");
const prove = ({ owner }: WantedCode, code: string, at = now) => proveAddress(database.orm, owner, code, at);

describe("a code", () => {
  test("proves the address that it was mailed to, is not stored, and its mail ends with it", async () => {
    const code = wanted();
    const letters = await sendAndRead(code);
    const [mail] = await database.orm.select().from(outbox);
    expect(mail).toMatchObject({ recipient: code.email, subject: `${letters} es tu código de AutoNorte` });
    expect(mail?.expiresAt).toEqual(later(10));
    expect(JSON.stringify(await database.orm.select().from(mailCodes))).not.toContain(letters);
    expect(await prove(code, letters)).toBe(code.email);
  });

  test.each([
    (code: string) => ` ${code} `,
    (code: string) => code.replace("-", " ").toLowerCase(),
    (code: string) => code.replace("-", ""),
    (code: string) =>
      code.replace(/\w/g, (sign) => String.fromCodePoint(0xfee0 + (sign.codePointAt(0) ?? 0))),
  ])("is taken as people type it: %s", async (typed) => {
    const code = wanted();
    expect(await prove(code, typed(await sendAndRead(code)))).toBe(code.email);
  });

  test("of another owner, cut short or too long proves nothing", async () => {
    const [one, two] = [wanted(), wanted()];
    const [first, second] = [await sendAndRead(one), await sendAndRead(two)];
    for (const typed of [
      first === second ? wrong(first) : second,
      first.slice(1),
      `${first}2`,
      "",
      "abcd-efgh",
    ])
      expect(await prove(one, typed), typed).toBeUndefined();
  });

  test("may be typed five times, also when many are typed at once", async () => {
    const [late, early] = [wanted(), wanted()];
    const letters = await sendAndRead(late);
    await Promise.all(Array.from({ length: 12 }, () => prove(late, wrong(letters))));
    expect(await prove(late, letters)).toBeUndefined();
    const others = await sendAndRead(early);
    for (let time = 0; time < 4; time++) await prove(early, wrong(others));
    expect(await prove(early, others)).toBe(early.email);
  });

  test("that is asked for anew does not begin the tries anew, unless it belongs to an address alone", async () => {
    for (const keepsTries of [true, false]) {
      const code = wanted({ retainsTries: keepsTries });
      const letters = await sendAndRead(code);
      for (let time = 0; time < 5; time++) await prove(code, wrong(letters));
      const next = await sendAndRead(code, later(1));
      expect(await prove(code, next, later(1))).toBe(keepsTries ? undefined : code.email);
    }
  });

  test("is worth nothing after ten minutes, or once another was mailed", async () => {
    const [old, replaced] = [wanted(), wanted()];
    const letters = await sendAndRead(old);
    expect(await prove(old, letters, later(10))).toBeUndefined();
    const first = await sendAndRead(replaced);
    const second = await sendAndRead(replaced, later(1));
    if (first !== second) expect(await prove(replaced, first, later(1))).toBeUndefined();
    expect(await prove(replaced, second, later(1))).toBe(replaced.email);
  });

  test("is mailed once to whoever clicks twice", async () => {
    const code = wanted();
    await send(code);
    await send(code, later(0.4));
    expect(await mailed()).toHaveLength(1);
    await send(code, later(0.6));
    await send({ ...code, email: "another@volante.test" }, later(0.6));
    await send({ ...code, email: "another@volante.test", purpose: "reset" }, later(0.6));
    expect(await mailed()).toHaveLength(4);
  });
});

describe("a mail for a new password", () => {
  test("holds a code for a customer, in whatever case the address is typed", async () => {
    const { id } = await signIn(database.orm);
    const code = wanted({ purpose: "reset", email: `${id}@Volante.TEST` });
    expect(await prove(code, await sendAndRead(code))).toBe(`${id}@Volante.TEST`);
  });

  test("tells an unknown address that there is no account, and no code is worth anything", async () => {
    const code = wanted({ purpose: "reset" });
    await send(code);
    const [mail] = await database.orm.select().from(outbox);
    expect(mail).toMatchObject({ recipient: code.email, subject: "No hay ninguna cuenta con este correo" });
    expect(mail?.text).toContain("http://localhost:3000/acceso/");
    expect(mail?.text).not.toMatch(/\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/);
    const [row] = await database.orm.select().from(mailCodes).where(eq(mailCodes.owner, code.owner));
    expect(row?.email).toBe(code.email);
  });
});

describe("a proof", () => {
  test("is used up once, also by ten at the same time", async () => {
    const code = wanted();
    await prove(code, await sendAndRead(code));
    const use = () => spendProof(database.orm, code.owner, code.email, now);
    const used = await Promise.all(Array.from({ length: 10 }, use));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test("is none before the code, for another address, after ten minutes, or after another code was mailed", async () => {
    const code = wanted();
    const letters = await sendAndRead(code);
    const use = (email = code.email, at = now) => spendProof(database.orm, code.owner, email, at);
    expect(await use()).toBe(false);
    await prove(code, letters);
    expect(await use("another@volante.test")).toBe(false);
    expect(await use(code.email, later(10))).toBe(false);
    await send(code, later(1));
    expect(await use()).toBe(false);
  });

  test("is signed for its owner and address", () => {
    const [owner, other] = [hashSecret("a"), hashSecret("b")];
    const proof = proofOf(owner, "ana@volante.test");
    expect(isProofOf(owner, "ana@volante.test", proof)).toBe(true);
    expect(isProofOf(other, "ana@volante.test", proof)).toBe(false);
    expect(isProofOf(owner, "bea@volante.test", proof)).toBe(false);
    expect(isProofOf(owner, "ana@volante.test", "")).toBe(false);
  });
});

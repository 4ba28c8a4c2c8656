import { describe, expect, test } from "vitest";
import { validatePassword } from "./validate-password.ts";

const known = ["ana.gomez@volante.test", "Ana Gómez"];
const validate = (password: string, shop = "Volante") => validatePassword(password, known, shop);

describe("accepted", () => {
  test.each([
    "volante-demo",
    "tres gatos verdes",
    "  con espacios  ",
    "ñandú-ñu-ñoño",
    "пароль-мой-дом",
    "🚗🏍️🚙🛵🚕🚓🚌🚜🚛",
    "8Jq2vX0m",
    "martes-sin-lluvia",
    "ana-y-los-otros-3",
    "4815162342108",
    "x".repeat(3) + "Qw8_".repeat(4),
    Array.from({ length: 200 }, (_, index) => String.fromCodePoint(0x1f300 + index)).join(""),
  ])("%s", (password) => expect(validate(password)).toBeUndefined());
});

describe("refused", () => {
  test.each([
    ["too-short", ["", "8Jq2vX0", "🚗🚙🛵🚕🚓🚌🚜"]],
    ["too-long", ["8Jq2vX0m".repeat(26)]],
    [
      "common",
      [
        ...["password", "Password1", "P4ssw0rd!!", "p@$$w0rd", "contraseña", "Contraseña123", "CONTRASENA."],
        ...["12345678", "87654321", "11111111", "123123123", "612 345 678", "01/02/1990", "1990-02-01"],
        ...["qwertyui", "1qaz2wsx", "asdfasdf", "abcabcabc", "abcdefgh", "aaaaaaaaa", "        "],
        ...["iloveyou", "teamo1234", "tequiero", "realmadrid", "benfica1904", "Barcelona1", "maria1985"],
        ...["palavrapasse", "senha123", "volante1", "Volante2026", "volante.es"],
      ],
    ],
    [
      "own",
      [
        ...["ana.gomez@volante.test", "ANA.GOMEZ@volante.test", "anagomez", "ana gomez", "Ana-Gómez-1980"],
        "ana.gomez1",
      ],
    ],
  ] as const)("%s", (problem, passwords) => {
    for (const password of passwords) expect(validate(password), password).toBe(problem);
  });
});

test("the name of the shop, whichever it is, is no password", () => {
  for (const password of ["autonorte", "AutoNorte26", "4ut0n0rte", "autonorte.es", "mi-auto-norte"])
    expect([validate(password, "Auto Norte"), validate(password, "Otra")]).toEqual(["common", undefined]);
});

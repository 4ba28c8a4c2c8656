import { expect, test } from "vitest";
import { pathWithin } from "./path-within.ts";

const origins = ["https://volante.example", "http://localhost:3000"];

test.each([
  ["https://volante.example/pt/comparar/?vin=A#x", "/pt/comparar/?vin=A"],
  ["http://localhost:3000", "/"],
])("%s is ours", (address, path) => expect(pathWithin(address, origins)).toBe(path));

test.each([
  undefined,
  null,
  "",
  "/comparar/",
  "https://evil.example/comparar/",
  "https://volante.example.evil.example/",
  "https://volante.example//evil.example/",
  "javascript:alert(1)",
])("%j is no page of ours", (address) => expect(pathWithin(address, origins)).toBeUndefined());

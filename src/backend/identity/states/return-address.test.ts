import { beforeEach, expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { readReturnAddress } from "./return-address.ts";

beforeEach(() => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  vi.stubEnv("SESSION_SECRET", "8Jq2vX0m4ZtR7pLw9KcYdB1nHsF6gTeA");
  forgetProcess();
});

test.each([
  ["https://www.example.com/acceso/"],
  ["https://www.example.com/pt/acesso/"],
  ["https://www.example.com/acceso/?returnTo=%2Fcomparar%2F&favorite=VSSZZZ5FZKR012345"],
])("%s is the shop's", (address) => expect(readReturnAddress(address)).toBe(address));

test.each([
  [
    "https://www.example.com/acceso/?state=x&returnTo=%2F#top",
    "https://www.example.com/acceso/?returnTo=%2F",
  ],
  ["HTTPS://WWW.EXAMPLE.COM:443/acceso/", "https://www.example.com/acceso/"],
  ["https://www.example.com/./x/../acceso/", "https://www.example.com/acceso/"],
])("%s is put in order", (address, ours) => expect(readReturnAddress(address)).toBe(ours));

test.each([
  "",
  "/acceso/",
  "//evil.example/acceso/",
  "/\\evil.example/acceso/",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://www.example.com/acceso/",
  "https://www.example.com:8443/acceso/",
  "https://evil.example/acceso/",
  "https://www.example.com.evil.example/acceso/",
  "https://www.example.com@evil.example/acceso/",
  "https://user@www.example.com/acceso/",
  "https://evil.example\\@www.example.com/acceso/",
  "https://www.example.com/",
  "https://www.example.com/acceso",
  "https://www.example.com/acceso/x/",
  "https://www.example.com//evil.example/acceso/",
  "https://www.example.com/api/services/identity/logout",
  "https://www.example.com/%61cceso/",
  `https://www.example.com/acceso/?returnTo=${"ñ".repeat(500)}`,
])("%j is not", (address) => expect(readReturnAddress(address)).toBeUndefined());

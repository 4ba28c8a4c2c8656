import { expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { mailDomain, mailSender } from "./mail-sender.ts";

const setUp = (site: string, from: string) => {
  vi.stubEnv("SITE_URL", site);
  vi.stubEnv("SESSION_SECRET", "8Jq2vX0m4ZtR7pLw9KcYdB1nHsF6gTeA");
  vi.stubEnv("MAIL_FROM", from);
  forgetProcess();
};

test.each([
  ["https://www.example.com", "", "no-reply@www.example.com", "www.example.com"],
  ["https://www.example.com:8443", "Hola@Mail.Example.com", "Hola@Mail.Example.com", "mail.example.com"],
  ["http://localhost:3000", "", "no-reply@localhost", "localhost"],
  ["http://127.0.0.1:3000", "", "no-reply@localhost", "localhost"],
  ["http://[::1]:3000", "", "no-reply@localhost", "localhost"],
])("a site at %s with MAIL_FROM %j, of a shop that names no sender", (site, from, address, domain) => {
  setUp(site, from);
  const sender = mailSender({ name: "AutoNorte", sender: {} });
  expect(sender).toEqual({ name: "AutoNorte", address });
  expect(mailDomain(sender)).toBe(domain);
});

test("what the shop says goes before MAIL_FROM", () => {
  setUp("https://www.example.com", "hola@mail.example.com");
  const sender = { name: "Avisos de AutoNorte", mail: "avisos@autonorte.example" };
  expect(mailSender({ name: "AutoNorte", sender })).toEqual({
    name: "Avisos de AutoNorte",
    address: "avisos@autonorte.example",
  });
});

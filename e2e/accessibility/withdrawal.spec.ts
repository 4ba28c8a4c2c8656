import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import {
  comeFromElsewhere,
  contactPaths,
  contactWords,
  fillContact,
  newAddress,
  takeTime,
} from "#tools/test-support/contact-form.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";

const said = {
  es: {
    mailbox: "Buzón local",
    subject: "Hemos recibido tu mensaje",
    question: "¿Quieres anular la solicitud?",
    button: "Anular la solicitud",
    done: "La solicitud está anulada",
    forged: "Este enlace no está completo",
  },
  pt: {
    mailbox: "Caixa de correio local",
    subject: "Recebemos a sua mensagem",
    question: "Quer anular o pedido?",
    button: "Anular o pedido",
    done: "O pedido está anulado",
    forged: "Esta ligação não está completa",
  },
} as const;

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );

const expectSound = async (page: Page, heading: string) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(heading);
  expect(await violations(page), heading).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, heading).toBeLessThanOrEqual(0);
};

for (const locale of ["es", "pt"] as const)
  test.describe(`a request that somebody else sent, ${locale}`, atOneWidth[locale], () => {
    test.use({ locale: locale === "es" ? "es-ES" : "pt-PT" });
    const [words, mail] = [contactWords[locale], said[locale]];

    test("is withdrawn from its mail, which the local mailbox shows", async ({ page }) => {
      test.slow();
      const address = newAddress();
      await comeFromElsewhere(page);
      await page.goto(contactPaths[locale]);
      await fillContact(page, words, { email: address });
      await takeTime(page);
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByRole("heading", { name: words.done })).toBeVisible();

      await page.context().setExtraHTTPHeaders({});
      await page.goto("/api/services/mailbox/");
      await expectSound(page, mail.mailbox);
      const listed = page.getByRole("listitem").filter({ hasText: address });
      await listed.getByRole("link", { name: mail.subject }).click();
      const frame = page.locator("iframe");
      const shown = page.frameLocator("iframe").getByRole("link", { name: mail.button });
      await expect(shown).toHaveAttribute("href", /\/api\/services\/requests\/withdraw\?link=/);
      await expect(frame).toHaveAttribute("title", "HTML");
      // It runs no scripts, axe's neither.
      await frame.evaluate((element) => element.remove());
      await expectSound(page, mail.subject);

      await page.locator("pre a").click();
      await expectSound(page, mail.question);
      await page.getByRole("button", { name: mail.button }).click();
      await expectSound(page, mail.done);
      await page.reload();
      await expectSound(page, mail.done);
      await page.goto("/api/services/mailbox/");
      await expect(listed).toHaveCount(0);
    });

    test("is not withdrawn by a link that was cut", async ({ page }) => {
      const answer = await page.goto("/api/services/requests/withdraw?link=YWJj.1");
      expect(answer?.status()).toBe(400);
      expect(answer?.headers()["content-security-policy"]).toMatch(
        /^default-src 'none'; .*style-src 'sha256-\S+$/,
      );
      await expectSound(page, mail.forged);
      await page.getByRole("link", { name: locale === "es" ? "Escribirnos" : "Escrever-nos" }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    });
  });

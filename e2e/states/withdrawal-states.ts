import { expect } from "@playwright/test";
import {
  arriveFromElsewhere,
  contactPaths,
  contactWords,
  fillContact,
  newAddress,
} from "#tools/test-support/contact-form.ts";
import type { State } from "./state.ts";

const words = {
  es: {
    mailbox: "Buzón local",
    subject: "Hemos recibido tu mensaje",
    question: "¿Quieres anular la solicitud?",
    button: "Anular la solicitud",
    done: "La solicitud está anulada",
    write: "Escribirnos",
  },
  pt: {
    mailbox: "Caixa de correio local",
    subject: "Recebemos a sua mensagem",
    question: "Quer anular o pedido?",
    button: "Anular o pedido",
    done: "O pedido está anulado",
    write: "Escrever-nos",
  },
} as const;

/** Pages of the services themselves: a request is withdrawn from its mail, which the local mailbox shows. */
export const withdrawalStates: readonly State[] = [
  {
    name: "withdrawal of a request",
    smoke: "all",
    inEveryLook: true,
    reach: async ({ page, locale, look }) => {
      const { mailbox, subject, question, button, done, write } = words[locale];
      const titled = async (heading: string): Promise<void> => {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page).toHaveTitle(heading);
      };
      const email = newAddress();
      await arriveFromElsewhere(page);
      await page.goto(contactPaths[locale]);
      await fillContact(page, contactWords[locale], { email });
      await page.getByRole("button", { name: contactWords[locale].send }).click();
      await expect(page.getByRole("heading", { name: contactWords[locale].done })).toBeVisible();

      // The mailbox is shown on this machine alone.
      await page.context().setExtraHTTPHeaders({});
      await page.goto("/api/services/mailbox/");
      await titled(mailbox);
      await look("mailbox");
      const listed = page.getByRole("listitem").filter({ hasText: email });
      await listed.getByRole("link", { name: subject }).click();
      const shown = page.frameLocator("iframe").getByRole("link", { name: button });
      await expect(shown).toHaveAttribute("href", /\/api\/services\/requests\/withdraw\?link=/);
      await expect(page.locator("iframe")).toHaveAttribute("title", "HTML");
      await titled(subject);
      // It runs no scripts, axe's neither.
      await page.locator("iframe").evaluate((element) => element.remove());
      await look("mail");
      await page.locator("pre a").click();
      await titled(question);
      await look("question");
      await page.getByRole("button", { name: button }).click();
      await titled(done);
      await look("done");
      await page.reload();
      await titled(done);
      await page.goto("/api/services/mailbox/");
      await expect(listed).toHaveCount(0);
      await page.goto("/api/services/requests/withdraw?link=YWJj.1");
      await look("link that was cut");
      await page.getByRole("link", { name: write }).click();
      await expect(page.getByRole("heading", { level: 1, name: contactWords[locale].title })).toBeVisible();
    },
  },
];

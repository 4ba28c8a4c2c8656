import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { cardWords, payButton } from "#tools/test-support/card-form.ts";
import { cardPath } from "#tools/test-support/card-step.ts";
import { test } from "../support/card-test.ts";
import { query } from "../support/database.ts";

test.use({ javaScriptEnabled: false });

for (const locale of ["es", "pt"] as const)
  test(`${locale}: without scripts the page says why it needs them, whom to call, and takes a request to be called`, async ({
    page,
    hold,
  }) => {
    const { vin, payment } = await hold(locale);
    const words = cardWords(locale);
    const forms = wordsOf(locale, "forms");
    await page.goto(cardPath(locale, vin));
    const cookies = async () => (await page.context().cookies()).filter(({ name }) => /reserve/.test(name));
    const kept = await cookies();
    expect(kept).toHaveLength(1);
    await expect(page.getByText(words.plainTitle)).toBeVisible();
    await expect(page.getByText(words.plainCall.split("{")[0] ?? "").getByRole("link")).toHaveAttribute(
      "href",
      locale === "es" ? /^tel:\+34/ : /^tel:\+351/,
    );
    await expect(payButton(page)).toBeHidden();

    await page.getByRole("button", { name: words.callSend }).click();
    await expect(page.locator("[data-error-summary]")).toContainText(forms.mistakes.privacyMissing);
    await expect(page).toHaveTitle(/^Er+[oa]r?: |^Erro: /);
    await page.getByLabel(forms.privacy).check();
    await page.getByRole("button", { name: words.callSend }).click();
    await expect(page.getByText(words.callDone.split("{")[0] ?? "")).toBeVisible();

    const leads = await query<{ type: number; message: string; name: string }>(
      "select type, message, name from leads where vin = $1",
      [vin],
    );
    expect(leads).toEqual([
      { type: 33, name: "Ana Gómez", message: expect.stringContaining(payment.reservationId) },
    ]);
    // Nothing of what was answered is gone.
    expect(await cookies()).toEqual(kept);
  });

import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import sharp from "sharp";
import { type Locale, locales } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import { cardField, goodNumber, payButton } from "#tools/test-support/card-form.ts";
import { newAddress } from "#tools/test-support/contact-form.ts";
import { loginPaths, loginWords } from "#tools/test-support/login.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { pdfText } from "#tools/test-support/pdf-text.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { reservePeople } from "#tools/test-support/reserve.ts";
import { screens } from "#tools/test-support/screens.ts";
import { unknownPlates } from "#tools/test-support/trade-in.ts";
import { expectVehiclePage } from "../support/follow.ts";
import { type Hands, handsOf } from "../support/hands.ts";
import { codeFor, mailTo } from "../support/mailed.ts";
import { type Figures, figuresOfFile, figuresOfMail, readFigures } from "../support/read-figures.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

const textOf = async (target: Locator): Promise<string> =>
  ((await target.textContent()) ?? "").replace(/\s+/g, " ").trim();

/** The figures of each screen, in the order of the journey. */
type Walked = readonly (readonly [screen: string, figures: Figures])[];

/** The same figure is the same text on all screens that name it; those that a later choice changes, from that choice on. */
const expectAgreement = (walked: Walked): void => {
  const seen = new Map<string, Map<string, string[]>>();
  for (const [screen, figures] of walked)
    for (const [key, value] of figures) {
      const values = seen.get(key) ?? new Map<string, string[]>();
      values.set(value, [...(values.get(value) ?? []), screen]);
      seen.set(key, values);
    }
  const differing = [...seen].filter(([, values]) => values.size > 1);
  expect(differing.map(([key, values]) => [key, Object.fromEntries(values)])).toEqual([]);
};

const attachTable = (info: TestInfo, walked: Walked, { taps, fields }: Hands["counted"]): Promise<void> => {
  const rows = walked.flatMap(([screen, figures]) =>
    [...figures].map(([key, value]) => `| ${screen} | ${key} | ${value} |`),
  );
  const body = [
    `${taps} taps, ${fields} typed fields`,
    "",
    "| screen | figure | value |",
    "| --- | --- | --- |",
  ];
  return info.attach("figures.md", { body: [...body, ...rows].join("\n"), contentType: "text/markdown" });
};

/** What a visitor chooses on the way changes these; they are compared from then on. */
const without = (figures: Figures, ...keys: readonly string[]): Figures =>
  new Map([...figures].filter(([key]) => !keys.includes(key)));
const inBoth = (...keys: readonly string[]) => keys.flatMap((key) => [key, `${key}, at once`]);
const totals = inBoth("youPay", "total", "purchaseTotal", "delivery", "warranty");
const owed = inBoth("dueAtDelivery", "paidOut", "tradeIn");
const credit = [
  ...[
    "deposit",
    "fee",
    "lastFee",
    "residual",
    "capital",
    "initialExpenses",
    "tan",
    "taeg",
    "creditCost",
    "mtic",
  ],
];

/** What is shown: a panel's dialog, or the page. */
const placeOf = (page: Page): Locator => page.locator("dialog[open], body:not(:has(dialog[open])) main");

const plain = (text: string): string => text.replaceAll("\u200b", "").replace(/\s+/g, " ");

/** What a step is worked with, in the panel or on the page. */
const screenOf = (page: Page, { press }: Hands, goOn: string) => {
  const place = placeOf(page);
  return {
    place,
    label: (name: string) => place.getByLabel(name, { exact: true }),
    heading: (name: string) => expect(place.getByRole("heading", { name }).first()).toBeVisible(),
    next: (name = goOn) => press(place.getByRole("button", { name, exact: true })),
  };
};

const firstOption = async (list: Locator): Promise<string> =>
  (await list.locator("option").nth(1).getAttribute("value")) ?? "";

type Seller = { readonly year: string; readonly email: string; readonly phone: string };

/**
 * From the plate to the value, or to the request where the lists have no version of so old a car. Of 2019 the stock has many: what a
 * plate stands for may be rare, and is valued by a dealer then.
 */
const enterCar = async (
  page: Page,
  locale: Locale,
  hands: Hands,
  { year, email, phone }: Seller,
): Promise<void> => {
  const words = wordsOf(locale, "tradeIn");
  const forms = wordsOf(locale, "forms");
  const { select, tick, type } = hands;
  const { place, label, heading, next } = screenOf(page, hands, words.next);
  const first = async (name: string) => select(label(name), await firstOption(label(name)));
  await heading(words.plateTitle);
  await type(label(words.plate), unknownPlates[locale]);
  await type(label(words.kms), "64000");
  await next(words.lookUp);
  await select(label(words.month), "5");
  await select(label(words.year), year);
  await select(label(words.brand), "seat");
  await next();
  await first(words.model);
  await next();
  if (Number(year) > 2010) await first(words.version);
  else {
    await expect(label(words.wordsYear)).toHaveValue(year);
    await type(label(words.fuel), "Diésel");
  }
  await next();
  await heading(words.personTitle);
  await type(label(forms.name), "Lucía Prado");
  await type(label(forms.email), email);
  await type(label(forms.phone), phone);
  await tick(place.getByLabel(forms.privacy));
  await next();
  await heading(words.dealerTitle);
  await next(words.value);
};

/** Two visitors at once take different cards of the list. */
const buy = async (page: Page, locale: Locale, hands: Hands, which: number): Promise<Walked> => {
  const { press, tick, type, select } = hands;
  const words = wordsOf(locale, "reservation");
  const names = wordsOf(locale, "figures");
  const tradeIn = wordsOf(locale, "tradeIn");
  const own = wordsOf(locale, "reservations");
  const finance = wordsOf(locale, "finance");
  const { nif, address, zip, city } = reservePeople[locale];
  const email = newAddress();
  const phone = newPhone(locale);
  const walked: [string, Figures][] = [];
  const { place, label, heading, next } = screenOf(page, hands, words.next);
  const read = async (screen: string, ...changing: readonly string[]): Promise<void> => {
    walked.push([screen, without(await readFigures(page, locale), ...changing)]);
  };

  await page.goto(paths.home[locale]);
  await press(page.locator("main form button:not([type=button])").first());
  // Home has cards as well.
  await page.waitForURL((url) => url.pathname === paths.list[locale]);
  const offered = page.locator("main article[data-status=available]:has([data-part=finance])").nth(which);
  // Its place among them changes when another one is reserved.
  const card = page.locator(`main article[data-vin="${await offered.getAttribute("data-vin")}"]`);
  const shown = async (selector: string) => textOf(card.locator(selector).first());
  await card.waitFor();
  walked.push([
    "card",
    new Map([
      ["cashPrice", await shown("[data-part=price] strong")],
      ["fullPrice", (await shown("[data-part=price]")).match(/\d[\d.,\s]*€/g)?.at(-1) ?? ""],
    ]),
  ]);
  await press(card.locator("h3 a"));
  await expectVehiclePage(page);
  await read("vehicle page", ...credit, ...totals, "financedPrice");
  const deposit = page.locator("#finance [name=deposit]");
  await type(deposit, "4000");
  await select(page.locator("#finance [name=months]"), "48");
  await press(page.locator("#finance").getByRole("button", { name: finance.submit }));
  await expect(page.locator("#finance [data-quote]")).toHaveAttribute("data-query", /deposit=4000&months=48/);
  await read("vehicle page, with a deposit", ...totals);
  await press(page.locator("#finance a[data-panel=repayments]"));
  await page.locator("dialog[open] table").first().waitFor();
  await read("credit line by line", ...totals);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  await press(page.locator("a[data-panel^=reservation_]:visible").first());
  await heading(words.paymentTitle);
  await read("step 1", ...totals, ...owed);
  await tick(place.locator("[name=retake][value=value]"));
  await press(place.locator("button[name=financing][value=yes]"));
  await enterCar(page, locale, hands, { year: "2019", email, phone });
  await heading(tradeIn.valuationTitle);
  const value = await textOf(place.locator("strong").first());
  walked.push(["valuation", new Map([["tradeIn", value]])]);
  await press(place.getByRole("link", { name: tradeIn.toReservation }));
  await heading(words.paymentTitle);
  await expect(place.locator("[name=retake]:checked")).not.toHaveValue(/^(no|value)$/);
  await press(place.locator("button[name=financing][value=yes]"));
  await heading(words.financingTitle);
  await read("step 2", ...totals, ...owed);
  await next();
  await heading(words.deliveryTitle);
  await type(place.locator("[name=zip]:visible").first(), zip);
  await next(words.zipSend);
  await expect(place.getByText(/249,00\s€/).first()).toBeVisible();
  await tick(place.locator('[name=delivery][value="0"]'));
  await read("step 3", ...totals, ...owed);
  await next();
  const mail = page.getByLabel(loginWords[locale].email, { exact: true });
  await type(mail, email);
  await press(page.locator("[data-identity-widget] button"));
  await page.waitForURL(/\/identity\/code/);
  await type(page.locator("#code"), await codeFor(email));
  await press(page.getByRole("button").last());
  await heading(words.personTitle);
  await read("step 5", ...totals, ...owed);
  await expect(label(words.phone)).toHaveValue(new RegExp(`${phone.slice(-3)}$`));
  await type(label(words.nif), nif);
  await type(label(words.receiptAddress), `${address}, ${zip} ${city}`);
  await type(label(words.birthDate), locale === "es" ? "28/2/1990" : "28/02/1990");
  await next();
  await heading(words.summaryTitle);
  await read("step 6");
  await tick(place.getByLabel(words.conditions));
  await press(place.locator("form:has([name=stamp]) button").last());
  await page.waitForURL(/\/reserve\/card\//);
  await type(cardField(page, locale, "number"), goodNumber);
  await type(cardField(page, locale, "expiry"), "12/30");
  await type(cardField(page, locale, "cvc"), "123");
  await expect(page.locator("main dd").first()).toHaveText(/300,00\s€/);
  await press(payButton(page));
  await expect(page.locator("[data-reservation-state=confirmed]")).toBeVisible();
  await read("reservation page");

  const written = await mailTo(email, names.youPay);
  walked.push(["mail, text", figuresOfMail(written.text, locale)]);
  walked.push(["mail, HTML", figuresOfMail(written.html, locale)]);
  const file = await page.request.get(
    (await page.locator("main a[download][href*=document]").first().getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toBe("application/pdf");
  walked.push(["PDF", figuresOfFile(pdfText(await file.body()), locale)]);
  await page.goto(personalPath("reservations", locale));
  const line = await textOf(page.locator("main li strong").first());
  await expect(page.getByText(own.states.confirmed)).toBeVisible();
  walked.push(["personal area", new Map([["purchaseTotal", line]])]);
  return walked;
};

/** A photo as a telephone takes it. */
const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: "#27508f" } })
    .jpeg()
    .toBuffer(),
});

const addPhotos = async (page: Page, locale: Locale): Promise<void> => {
  const words = wordsOf(locale, "carCondition");
  await page.getByLabel(words.chooseSeveral).setInputFiles([await photo("uno.jpg"), await photo("dos.jpg")]);
  await touched(page);
  await expect(page.locator("main canvas, main li img")).toHaveCount(2);
  await expect(page.getByText(words.photoSaved.split("{view}")[0] ?? "")).toHaveCount(2);
};

const manageLink = (page: Page): Locator => page.getByRole("link", { name: /cita|marcação/ }).first();

/** Confirms the appointment of a mail, and goes on to the page of its link. */
const confirmByMail = async (page: Page, text: string, { press }: Hands): Promise<void> => {
  await page.goto(/https?:\/\/\S*\/api\/services\/\S+/.exec(text)?.[0] ?? "");
  await press(page.getByRole("button").last());
  await expect(manageLink(page)).toBeVisible();
};

/** A car that the lists lack: it has no value, but photos and an appointment. */
const sellOldCar = async (page: Page, locale: Locale, hands: Hands): Promise<Walked> => {
  const { press, select } = hands;
  const words = wordsOf(locale, "tradeIn");
  const email = newAddress();
  const walked: [string, Figures][] = [];
  const { label, heading, next } = screenOf(page, hands, words.askSend);
  await page.goto(paths.home[locale]);
  await press(page.locator("a[data-panel=tradein]:visible").first());
  await enterCar(page, locale, hands, { year: "2006", email, phone: newPhone(locale) });
  await heading(words.askTitle);
  const slots = label(words.askSlot);
  const slot = await firstOption(slots);
  await select(slots, slot);
  const when = slot.slice(11, 16);
  await next();
  await expect(page.getByRole("heading", { name: words.requestTitle })).toBeVisible();
  const car = /SEAT [^(]+[(]2006[)]/.exec(await textOf(page.locator("main dl").first()))?.[0] ?? "";
  expect(car).not.toBe("");
  const expectSame = async (screen: string, text: string): Promise<void> => {
    expect(plain(text), screen).toContain(car);
    expect(plain(text), screen).toContain(when);
    walked.push([screen, new Map(Object.entries({ car, when }))]);
  };
  const readPage = async (screen: string) => expectSame(screen, await textOf(page.locator("main")));
  await readPage("request");
  await addPhotos(page, locale);
  const own = page.url();
  const held = await mailTo(email, "/api/services/");
  await expectSame("mail that asks to confirm, text", held.text);
  await expectSame("mail that asks to confirm, HTML", held.html);
  await confirmByMail(page, held.text, hands);
  await readPage("appointment, confirmed");
  const booked = await mailTo(email, "/appointments/manage");
  await expectSame("mail of the appointment, text", booked.text);
  await expectSame("mail of the appointment, HTML", booked.html);
  await press(manageLink(page));
  await expect(page.locator("main select[name=slot]")).toBeVisible();
  await readPage("appointment by its link");
  await page.goto(own);
  await expect(page.locator("main li img")).toHaveCount(2);
  await expect(page.getByRole("link", { name: words.calendar })).toBeVisible();
  await readPage("request with photos and a certain appointment");
  return walked;
};

const sell = async (page: Page, locale: Locale, hands: Hands): Promise<Walked> => {
  const { press, tick, type } = hands;
  const words = wordsOf(locale, "tradeIn");
  const email = newAddress();
  const walked: [string, Figures][] = [];
  const { place, heading, next } = screenOf(page, hands, words.next);
  let value = "";
  const expectValue = (screen: string, text: string): void => {
    expect(plain(text), screen).toContain(value);
    walked.push([screen, new Map([["value", value]])]);
  };
  await page.goto(paths.home[locale]);
  await press(page.locator("a[data-panel=tradein]:visible").first());
  await enterCar(page, locale, hands, { year: "2019", email, phone: newPhone(locale) });
  await heading(words.valuationTitle);
  value = await textOf(place.locator("strong").first());
  expect(value).toMatch(/^\d.*,00 €$/);
  expectValue("valuation", await textOf(place.locator("tfoot").first()));
  await tick(place.locator("[name=slot]").first());
  await next(words.goOn);
  await heading(words.appointmentHeldTitle);
  expectValue("appointment", await textOf(page.locator("main dl")));
  const valued = await mailTo(email, value);
  expectValue("mail with the value, text", valued.text);
  expectValue("mail with the value, HTML", valued.html);
  const held = await mailTo(email, "/api/services/");
  expectValue("mail of the appointment", held.text);
  await confirmByMail(page, held.text, hands);
  expectValue("appointment, confirmed", await textOf(page.locator("body")));
  await press(manageLink(page));
  await page.waitForLoadState();
  expectValue("appointment by its link", await textOf(page.locator("body")));

  await page.goto(
    `${loginPaths[locale]}?${new URLSearchParams({ returnTo: personalPath("tradeIns", locale) })}`,
  );
  await press(page.locator("[data-identity-widget] li a").first());
  await type(page.getByLabel(loginWords[locale].email, { exact: true }), email);
  await press(page.getByRole("button").last());
  await page.waitForURL(/\/identity\/code/);
  await type(page.locator("#code"), await codeFor(email));
  await press(page.getByRole("button").last());
  await type(page.locator("#name"), "Lucía Prado");
  await type(page.locator("#password"), "un-coche-de-2019-azul");
  await press(page.getByRole("button").last());
  await page.waitForURL((url) => url.pathname === personalPath("tradeIns", locale));
  expectValue("personal area", await textOf(page.locator("main li:has(h2 a)").first()));
  await press(page.locator("main li h2 a").first());
  await expect(page.locator("main a[href$='/fotos/']").first()).toBeVisible();
  expectValue("own car", await textOf(page.locator("main")));
  await press(page.locator("main a[href$='/fotos/']").first());
  await addPhotos(page, locale);
  return walked;
};

for (const locale of locales)
  for (const way of ["touch", "keyboard"] as const)
    test.describe(`${locale}, by ${way}`, withAll, () => {
      test.use({
        viewport: way === "touch" ? screens.phone : screens.desktop,
        hasTouch: way === "touch",
        isMobile: way === "touch",
        storageState: { cookies: [answeredConsent("necessary", "localhost")], origins: [] },
      });

      const journey = (title: string, walk: (page: Page, hands: Hands) => Promise<Walked>) =>
        test(title, async ({ page }, info) => {
          test.setTimeout(300_000);
          const hands = handsOf(page, way);
          const walked = await walk(page, hands);
          await attachTable(info, walked, hands.counted);
          expectAgreement(walked);
          expect(walked.length).toBeGreaterThan(7);
        });

      journey(
        "a car is sold, with an appointment and photos: its value is the same on every screen and mail",
        (page, hands) => sell(page, locale, hands),
      );

      journey(
        "a car of 2006 is sold, with photos and an appointment: car and hour are the same on every screen and mail",
        (page, hands) => sellOldCar(page, locale, hands),
      );

      journey(
        "a car is bought with a credit, a car in payment and delivery: every figure is the same from card to file",
        async (page, hands) => {
          const walked = await buy(page, locale, hands, way === "touch" ? 0 : 6);
          // Whatever is not read cannot differ.
          const read = Object.fromEntries(walked.map(([screen, figures]) => [screen, figures.size]));
          for (const screen of ["step 6", "reservation page", "mail, text", "mail, HTML", "PDF"])
            expect(read[screen], screen).toBeGreaterThan(9);
          return walked;
        },
      );
    });

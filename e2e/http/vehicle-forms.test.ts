import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { textOf } from "./html-page.ts";
import { test } from "./http-test.ts";
import { openPage } from "./submit-form.ts";

const monthly = "#finance [data-testid=monthly]";
const deposit = "#finance input[name=deposit]";

test("the finance form answers with its page and the figures that were asked for", async ({ request }) => {
  const { path } = await financedVehicle(request, "es");
  const page = await openPage(request, path);
  const quoted = await page.submit("Calcular la cuota", { deposit: "2500", months: "48" });
  expect(quoted.url.search + quoted.url.hash).toBe("?deposit=2500&months=48#finance");
  expect(quoted.attribute(deposit, "value")).toBe("2500");
  expect(quoted.all("#finance option[selected]").map(({ attribs }) => attribs.value)).toEqual(["48"]);
  expect(quoted.text(monthly)).not.toBe(page.text(monthly));
  const months = await quoted.follow("#finance a[data-panel=repayments]");
  expect(months.all("main [data-repayment] tbody tr")).toHaveLength(48);
});

test("odometer readings and the sources of running costs are pages of their own, which search engines leave out", async ({
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  const page = await openPage(request, path);
  for (const [link, content] of [
    ["#kilometers a[data-panel=readings]", "main tbody tr"],
    ["#costs a[data-panel=sources]", "main li a[href^=https]"],
    ["#finance a[data-panel=repayments]", "main tfoot tr"],
    ["#finance a[href*='part=check']", "main form input"],
  ] as const) {
    const part = await page.follow(link);
    expect(part.all(content).length, link).toBeGreaterThan(1);
    expect(part.attribute("meta[name=robots]", "content")).toContain("noindex");
    expect((await part.follow("main [data-only=page] a")).url.pathname).toBe(path);
  }
});

test.for([
  ["es", "Ver si cabe", "no una decisión"],
  ["pt", "Ver se cabe", "não uma decisão"],
] as const)(
  "%s: three questions say whether an instalment fits; what was typed stands in no address and no cookie",
  async ([locale, submit, noDecision], { request }) => {
    const { path } = await financedVehicle(request, locale);
    const page = await openPage(request, path);
    const questions = await page.follow("#finance a[href*='part=check']");
    expect(questions.attribute("#fee", "value")?.replace(/\s/g, " ")).toBe(page.text(monthly));
    const answered = await questions.submit(submit, { income: "98.765", paid: "0" });
    expect(answered.url.search).toMatch(/&part=check&fit=fits$/);
    expect(answered.text("main [data-type=success]")).toContain(noDecision);
    expect(answered.html).not.toMatch(/98.?765/);
    expect((await request.storageState()).cookies.map(({ name }) => name)).toEqual(["volante-consent"]);
    const unread = await questions.submit(submit, { income: "mucho", paid: "0" });
    expect(unread.text("main [data-type=error]")).not.toBe("");
  },
);

test.for([
  ["es", "La entrada máxima", "ese plazo", "La entrada mínima", "No hemos entendido la entrada."],
  [
    "pt",
    "A entrada inicial máxima",
    "esse prazo",
    "A entrada inicial mínima",
    "Não percebemos a entrada inicial.",
  ],
] as const)(
  "%s: a deposit beyond its limits is brought to them, and the page says so",
  async ([locale, tooHigh, term, tooLow, unread], { request }) => {
    const { path } = await financedVehicle(request, locale);
    const quote = (query: string) => openPage(request, `${path}?${query}`);
    const high = await quote("deposit=9000000&months=47");
    expect(high.attribute(deposit, "value")).toBe(high.attribute("#finance input[type=range]", "max"));
    expect(high.text("#finance [role=status]")).toContain(tooHigh);
    expect(high.text("#finance [role=status]")).toContain(term);
    expect((await quote("deposit=-3")).text("#finance [role=status]")).toContain(tooLow);
    const unreadable = await quote("deposit=lots&months=soon");
    expect(unreadable.text("#finance [role=status]")).toContain(unread);
    expect(unreadable.one(deposit).attribs).toMatchObject({ value: "lots", "aria-invalid": "true" });
    const typed = await quote("deposit=2.500+€");
    expect(typed.attribute(deposit, "value")).toBe("2500");
    expect(typed.text("#finance [role=status]")).toBe("");
  },
);

test("the European credit information of a quote is a PDF, and bad requests for it are refused", async ({
  request,
}) => {
  const { path, vin } = await financedVehicle(request, "es");
  const page = await openPage(request, `${path}?deposit=3000&months=36`);
  const address = page.attribute("#finance a[href*=/pdf?]", "href");
  expect(address).toContain("deposit=3000&months=36");
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(answer.headers()["content-disposition"]).toContain(vin);
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  for (const [wrong, status] of [
    [`/api/finance/${vin}/pdf?deposit=lots`, 400],
    [`/api/finance/${vin}/pdf?months=soon`, 400],
    [`/api/finance/${vin}/pdf?locale=fr`, 400],
    ["/api/finance/short/pdf", 400],
    ["/api/finance/AAAAAAAAAAAAAAAAA/pdf", 404],
  ] as const) {
    const refused = await request.get(wrong);
    expect(refused.status(), wrong).toBe(status);
    expect(refused.headers()["cache-control"], wrong).toContain("no-store");
  }
});

test("the quote of a vehicle's page is answered alone, for no index", async ({ request }) => {
  const { path, vin } = await financedVehicle(request, "es");
  const part = await openPage(request, `${path}?deposit=3100&months=36&part=quote`);
  for (const place of [`data-quote=${vin}`, "data-quoted=prices", "data-quoted=example", "data-quoted=bar"])
    expect(part.all(`[${place}]`).length, place).toBeGreaterThan(0);
  expect(part.all("[data-query]").map(({ attribs }) => attribs["data-query"])).toContain(
    "deposit=3100&months=36",
  );
  expect(part.attribute("meta[name=robots]", "content")).toMatch(/^noindex/);
  const whole = await openPage(request, `${path}?deposit=3100&months=36`);
  expect(whole.html).not.toContain('content="noindex"');
  expect(whole.html.length / part.html.length).toBeGreaterThan(3);
});

test("a picture of a vehicle leads to its file, and sharing to the networks", async ({ request }) => {
  const { path } = await financedVehicle(request, "es");
  const page = await openPage(request, path);
  const share = await page.follow("a[data-panel=share]");
  expect(share.all("[data-share] button").filter(({ attribs }) => !("hidden" in attribs))).toEqual([]);
  expect(decodeURIComponent(share.attribute("a[data-share-network=whatsapp]", "href"))).toContain(path);
  const picture = await request.get(page.attribute("a[data-gallery-picture]", "href"));
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\//);
});

test("a vehicle leads to all vehicles of its dealer, and the dealer to the same list", async ({
  request,
}) => {
  const { path } = await financedVehicle(request, "es");
  const page = await openPage(request, path);
  expect(textOf(page.one("main h2", /Más vehículos en/))).not.toContain("undefined");
  const list = await page.follow("main a", "Ver todos los vehículos del concesionario");
  expect(list.all("[data-results] nav a[href$='?page=2']").length).toBeGreaterThan(0);
  const dealers = await openPage(request, "/concesionario-coches-ocasion/");
  expect(dealers.all(`main a[href='${list.url.pathname}']`)).toHaveLength(1);
});

test.for([
  [
    "es",
    "28013",
    "Madrid",
    "A unos",
    /En tu casa por \d+,\d\d €\. Si lo reservas hoy y lo pagas al contado, llega entre/,
    "no es un código postal",
  ],
  [
    "pt",
    "1950-421",
    "Lisboa",
    "A cerca de",
    /Em sua casa por \d+,\d\d €\. Se o reservar hoje e pagar a pronto, chega entre/,
    "não é um código postal",
  ],
] as const)(
  "%s: a postal code answers distance and delivery, and the simulation stays",
  async ([locale, zip, town, near, delivered, wrong], { request }) => {
    const { path } = await financedVehicle(request, locale);
    const page = await openPage(request, `${path}?deposit=2500&months=48`);
    expect(page.text("[data-testid=financed-price]")).toContain(
      locale === "es" ? "Tu simulación" : "A sua simulação",
    );
    const send = page.one("#delivery button[type=submit]");
    const brought = await page.submit(send, { zip });
    expect(brought.url.search + brought.url.hash).toBe(`?deposit=2500&months=48&zip=${zip}#delivery`);
    expect(brought.text("#delivery")).toContain(near);
    expect(brought.text("#delivery")).toMatch(delivered);
    expect(brought.attribute(deposit, "value")).toBe("2500");
    const refused = await brought.submit(brought.one("#delivery button[type=submit]"), { zip: town });
    expect(refused.text("#delivery")).toContain(wrong);
    expect(refused.attribute("#delivery input[name=zip]", "value")).toBe(town);
  },
);

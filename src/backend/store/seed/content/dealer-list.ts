import type { Locale } from "#platform/locale.ts";
import { dealerServices } from "../dealers.ts";
import type { SeedComponent, SeedDealer } from "../seed-types.ts";
import type { RichTextBlock } from "./rich-text.ts";

const words = {
  es: {
    countries: { ES: "Concesionarios en España", PT: "Concesionarios en Portugal" },
    days: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
    from: "de {first} a {last}",
    phone: "Teléfono: {phone}",
    hours: "Horario: {hours}",
    valuation: "Tasa tu coche y lo acepta como parte del pago",
  },
  pt: {
    countries: { ES: "Concessionários em Espanha", PT: "Concessionários em Portugal" },
    days: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
    from: "de {first} a {last}",
    phone: "Telefone: {phone}",
    hours: "Horário: {hours}",
    valuation: "Avalia o seu carro e aceita-o como parte do pagamento",
  },
} as const satisfies Record<Locale, unknown>;

/** The dealers as text, those of the language's own country first: name, address, telephone, hours, what they do. */
export function dealerListComponents(locale: Locale, dealers: readonly SeedDealer[]): SeedComponent[] {
  const countries = locale === "es" ? (["ES", "PT"] as const) : (["PT", "ES"] as const);
  return countries.map((country) => ({
    id: `dealers-${country.toLowerCase()}`,
    key: "rich-text",
    data: {
      heading: words[locale].countries[country],
      blocks: dealers
        .filter((dealer) => dealer.country === country)
        .flatMap((dealer) => dealerBlocks(locale, dealer)),
    },
  }));
}

function dealerBlocks(locale: Locale, dealer: SeedDealer): RichTextBlock[] {
  const text = words[locale];
  const items = [
    `${dealer.address}, ${dealer.zipCode} ${dealer.municipality}`,
    text.phone.replace("{phone}", spacedPhone(dealer.phone)),
    text.hours.replace("{hours}", hoursOf(locale, dealer)),
    ...(takesTradeIns(dealer) ? [text.valuation] : []),
  ];
  return [
    { type: "h3", text: dealer.name },
    { type: "ul", items },
  ];
}

function takesTradeIns(dealer: SeedDealer): boolean {
  return dealerServices.some(({ id, group }) => id === dealer.dealerService && group === "CEV");
}

/** `+34910000001` as `910 000 001`. */
function spacedPhone(phone: string): string {
  const national = phone.replace(/^\+(?:34|351)/, "");
  return national.replace(/(\d{3})(?=\d)/g, "$1 ");
}

function hoursOf(locale: Locale, dealer: SeedDealer): string {
  const byDays = new Map<string, string[]>();
  for (const { days, opens, closes } of dealer.openingHours) {
    const label = daysLabel(locale, days);
    byDays.set(label, [...(byDays.get(label) ?? []), `${opens}-${closes}`]);
  }
  const and = locale === "es" ? " y " : " e ";
  return [...byDays].map(([days, times]) => `${days}, ${times.join(and)}`).join("; ");
}

function daysLabel(locale: Locale, days: readonly number[]): string {
  const names = words[locale].days;
  const first = names[(days[0] ?? 1) - 1] ?? "";
  const last = names[(days.at(-1) ?? 1) - 1] ?? "";
  return days.length < 2 ? first : words[locale].from.replace("{first}", first).replace("{last}", last);
}

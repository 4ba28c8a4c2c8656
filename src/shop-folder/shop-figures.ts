import type { ShopSettings } from "#backend/shop/shop-settings.ts";
import type { Locale } from "#platform/locale.ts";
import type { Figures } from "./pages/fill-data.ts";

const words = {
  es: { taxId: "NIF", seat: "con domicilio en", form: "el formulario de contacto" },
  pt: { taxId: "NIF", seat: "com sede em", form: "o formulário de contacto" },
} as const satisfies Record<Locale, object>;

/**
 * Whose shop it is, for any text: `{shop}` its name, `{company}` who sells, `{companyFacts}` a comma and the company's tax id, address
 * and register, `{contact}` how it is reached. A shop without a company sells in its own name.
 */
export const shopFigures = ({ name, legalEntity, contact }: ShopSettings, locale: Locale): Figures => {
  const { taxId, seat, form } = words[locale];
  const facts = legalEntity && [
    `${taxId} ${legalEntity.taxId}`,
    `${seat} ${legalEntity.address}`,
    ...(legalEntity.register ? [legalEntity.register] : []),
  ];
  return {
    shop: name,
    company: legalEntity?.name ?? name,
    companyFacts: facts ? `, ${facts.join(", ")}` : "",
    contact: [contact.mail, contact.phone].filter((each) => each !== undefined).join(", ") || form,
  };
};

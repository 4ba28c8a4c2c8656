import type { Locale } from "#platform/locale.ts";

/** The headings under which a vehicle's equipment is told, in their order. */
export const equipmentGroups = {
  safety: { es: "Seguridad", pt: "Segurança" },
  assistance: { es: "Ayudas a la conducción", pt: "Assistência à condução" },
  comfort: { es: "Confort", pt: "Conforto" },
  technology: { es: "Conectividad y sonido", pt: "Conectividade e som" },
  exterior: { es: "Exterior y luces", pt: "Exterior e iluminação" },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** A group of equipment and what an item of it is called. */
export type EquipmentName = Readonly<Record<Locale, string>> & {
  readonly group: keyof typeof equipmentGroups;
};

import { type BenefitsData, benefitIcons } from "./schema.ts";

export const examples = [
  {
    heading: "Lo que incluye cada vehículo",
    items: benefitIcons.map((icon) => ({
      icon,
      title: "Tres años de garantía legal",
      text: "La tienes siempre, sin pagar más.",
    })),
  },
] satisfies BenefitsData[];

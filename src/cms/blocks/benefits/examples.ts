import { type BenefitsData, benefitIcons } from "#contract/blocks/benefits.ts";

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

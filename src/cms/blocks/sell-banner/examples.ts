import type { SellBannerData } from "#contract/blocks/sell-banner.ts";

export const examples = [
  {
    heading: "¿Tienes coche? Entrégalo como parte del pago",
    text: "Lo tasamos y descontamos el importe del precio.",
    points: ["La tasación vale 30 días", "No te obliga a vender", "Hacemos el cambio de titularidad"],
    link: { text: "Cómo tasamos tu coche", href: "/tasacion-de-vehiculos/" },
    second: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
  },
  {
    heading: "¿Cuánto vale tu coche?",
    text: "Lo miramos contigo y te lo decimos por escrito.",
    points: ["Gratis y sin compromiso"],
    link: { text: "Tasar mi coche", href: "#tradein" },
    plate: true,
  },
  { heading: "Vende tu coche", points: [], link: { text: "Cómo se vende", href: "/vender-coche/" } },
] satisfies SellBannerData[];

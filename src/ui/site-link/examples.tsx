import { longWord, type WidgetExample } from "../widget-example.ts";
import { SiteLink } from "./site-link.tsx";

const sizes = ["xs", "sm", "md", "lg", "xl"] as const;

export const examples: readonly WidgetExample[] = [
  {
    name: "sizes xs to xl",
    show: sizes.map((size) => (
      <SiteLink key={size} href="/listado-coches-segunda-mano/" size={size}>
        Ver todos los coches
      </SiteLink>
    )),
  },
  {
    name: "outside, telephone, refused, long word",
    show: (
      <>
        <SiteLink href="https://www.dgt.es/">Distintivo ambiental</SiteLink>
        <SiteLink href="tel:+34910000001">91 000 00 01</SiteLink>
        <SiteLink href="data:text/html,x">Dirección rechazada</SiteLink>
        <SiteLink href="/">{longWord}</SiteLink>
      </>
    ),
  },
];

import type { WidgetExample } from "../widget-example.ts";
import { ShareLinks, type ShareLinksProps } from "./share-links.tsx";

const words: ShareLinksProps["words"] = {
  network: "Compartir: {network}",
  email: "Correo",
  more: "Más redes",
  device: "Compartir con una aplicación",
  copy: "Copiar el enlace",
  copied: "Enlace copiado.",
  notCopied: "El navegador no deja copiar. Usa la dirección de arriba.",
};

const shared = {
  url: "https://www.example.com/coches-ocasion/seat-leon-00012345/",
  title: "SEAT León 1.5 TSI",
};

export const examples: readonly WidgetExample[] = [
  {
    name: "a few networks at once",
    show: <ShareLinks shared={shared} first={["whatsapp", "email", "telegram"]} words={words} />,
  },
  {
    name: "all networks behind more",
    show: <ShareLinks shared={shared} first={[]} words={words} />,
  },
];

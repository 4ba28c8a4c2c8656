import type { ShareLinksProps } from "./share-links.tsx";

const words: ShareLinksProps["words"] = {
  title: "Compartir",
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

/** A few networks at once and the others behind "more"; all of them behind it. */
export const examples = [
  { id: "share-few", shared, first: ["whatsapp", "email", "telegram"], words },
  { id: "share-none", shared, first: [], words },
] satisfies ShareLinksProps[];

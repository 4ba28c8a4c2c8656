import type { EquipmentName } from "./equipment-groups.ts";

/** The same of motorbikes. */
export const motorbikeEquipment = {
  "moto-abs": { group: "safety", es: "ABS", pt: "ABS" },
  "moto-traction": { group: "safety", es: "Control de tracción", pt: "Controlo de tração" },
  "moto-cornering-abs": { group: "safety", es: "ABS en curva", pt: "ABS em curva" },
  "moto-alarm": { group: "safety", es: "Alarma antirrobo", pt: "Alarme antirroubo" },
  "moto-cruise": { group: "assistance", es: "Control de crucero", pt: "Cruise control" },
  "moto-quickshifter": { group: "assistance", es: "Cambio rápido sin embrague", pt: "Quickshifter" },
  "moto-modes": { group: "assistance", es: "Modos de conducción", pt: "Modos de condução" },
  "moto-keyless": { group: "comfort", es: "Arranque sin llave", pt: "Arranque sem chave" },
  "moto-heated-grips": { group: "comfort", es: "Puños calefactables", pt: "Punhos aquecidos" },
  "moto-screen": { group: "comfort", es: "Pantalla regulable", pt: "Vidro regulável" },
  "moto-centre-stand": { group: "comfort", es: "Caballete central", pt: "Descanso central" },
  "moto-underseat": {
    group: "comfort",
    es: "Hueco bajo el asiento para un casco",
    pt: "Espaço para capacete sob o banco",
  },
  "moto-tft": { group: "technology", es: "Pantalla TFT", pt: "Ecrã TFT" },
  "moto-phone": { group: "technology", es: "Conexión con el móvil", pt: "Ligação ao telemóvel" },
  "moto-usb": { group: "technology", es: "Toma USB", pt: "Tomada USB" },
  "moto-led": { group: "exterior", es: "Luces LED", pt: "Luzes LED" },
  "moto-top-case": { group: "exterior", es: "Baúl trasero", pt: "Top case" },
  "moto-panniers": { group: "exterior", es: "Maletas laterales", pt: "Malas laterais" },
  "moto-hand-guards": { group: "exterior", es: "Paramanos", pt: "Protetores de mãos" },
  "moto-exhaust": {
    group: "exterior",
    es: "Escape deportivo homologado",
    pt: "Escape desportivo homologado",
  },
} as const satisfies Record<string, EquipmentName>;

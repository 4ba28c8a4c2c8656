import type es from "#locales/es/favourites.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  title: "Os seus favoritos",
  intro: "Os veículos que guardou, com o que custavam nessa altura e o que custam agora.",
  list: "Veículos guardados",
  none: "Ainda não guardou nenhum veículo. Toque no coração daqueles de que gostar e irá encontrá-los aqui, em qualquer dispositivo.",
  seeStock: "Ver os veículos",
  kept: "{name} está nos seus favoritos.",
  removed: "{name} já não está nos seus favoritos.",
  full: "Já tem 200 favoritos, que é o máximo. Retire algum para guardar outro.",
  failed: "Não conseguimos alterar os seus favoritos. Tente de novo dentro de momentos.",
  remove: "Retirar dos favoritos",
  undo: "Anular",
  removedNow: "Retirou {name} dos seus favoritos.",
  same: "Custa o mesmo que quando o guardou, em {date}.",
  cheaper: "Custa menos {difference} do que quando o guardou, em {date}: na altura, {price}.",
  dearer: "Custa mais {difference} do que quando o guardou, em {date}: na altura, {price}.",
  wasSold: "Foi vendido. Quando o guardou, em {date}, custava {price}.",
  gone: "Já não está no site. Quando o guardou, em {date}, custava {price}.",
  goneName: "Veículo com o número de quadro {vin}",
  compare: "Comparar",
  unavailable:
    "Não podemos mostrar os seus favoritos neste momento. Continuam guardados: tente daqui a pouco.",
  retry: "Tentar de novo",
} as const satisfies Wording<typeof es>;

import type { runningCostsEs } from "./running-costs-es.ts";
import type { Texts } from "./texts.ts";

/** Running costs of a vehicle in Portuguese. */
export const runningCostsPt: Texts<typeof runningCostsEs> = {
  how: {
    energyFuel:
      "{consumption} l aos 100 km segundo a homologação, em {kilometers}, a {price} € o litro. Em uso real costuma gastar-se um pouco mais.",
    energyPower:
      "{consumption} kWh aos 100 km segundo a homologação, em {kilometers}, a {powerPrice} € o kWh, o que paga em média uma casa. Em uso real costuma gastar-se um pouco mais, e num carregador rápido o kWh é mais caro.",
    energyPlugIn:
      "A homologação de um híbrido plug-in diz os litros, mas não a eletricidade que é preciso carregar, e o resultado depende de quantas vezes se liga à tomada. Não entra na soma.",
    energyGas: "Não temos um preço médio publicado deste gás. Não entra na soma.",
    ivtmCar:
      "Em Espanha, o imposto de circulação é fixado por cada município. Pela potência fiscal, a lei permite entre {least} e {most} por ano, e somamos o valor mais alto. A potência fiscal resulta da cilindrada e dos cilindros; como não sabemos quantos tem, contamos com os que pode ter. Os municípios podem reduzi-lo para os que poluem pouco.",
    ivtmMotorbike:
      "Em Espanha, o imposto de circulação é fixado por cada município. Pela cilindrada, a lei permite entre {least} e {most} por ano, e somamos o valor mais alto.",
    ivtmElectric:
      "Em Espanha, o imposto de circulação de um elétrico depende de uma potência medida num ensaio que não conhecemos, e cada município pode reduzi-lo até 75 %. Não entra na soma.",
    ivtmGoods:
      "Em Espanha, o imposto de circulação de uma pick-up depende em geral da carga útil, que não conhecemos. Não entra na soma.",
    iucCar: "IUC: ({engine} pela cilindrada + {emissions} pelo CO₂) × {coefficient} = {yearly} por ano.",
    iucDiesel:
      "IUC: ({engine} pela cilindrada + {emissions} pelo CO₂) × {coefficient} + {diesel} por ser a gasóleo = {yearly} por ano.",
    iucElectric: "Os carros exclusivamente elétricos estão isentos de IUC.",
    iucUnknown: "Não temos confirmado o IUC para esta cilindrada e estas emissões. Não entra na soma.",
    iucMotorbike: "Não temos confirmado o IUC das motos. Não entra na soma.",
    iucGoods: "Não temos confirmado o IUC das pick-ups. Não entra na soma.",
    service:
      "É uma suposição nossa, com preços de uma oficina independente: revisões, {checks}; pneus, {tyres}; travões, {brakes}; e o que se gasta com os anos, {wear}.",
    depreciation:
      "Os semelhantes que vendemos perdem {yearShare} por ano e {distanceShare} por cada 10 000 km. É a mesma conta com que comparamos o preço e com que avaliamos.",
    depreciationUnknown:
      "Vendemos menos de três semelhantes: com tão poucos não sabemos quanto perde. Não entra na soma.",
  },
  insurance:
    "É uma regra nossa, de 1 a 10. Começa em 1 e soma um ponto por cada {power} cv, outro por cada {price} que custava em novo e outro se for um coupé, um descapotável ou uma moto desportiva. Não é um prémio: esse é definido pela seguradora conforme quem conduz, e não entra na soma.",
  sources: {
    oilBulletin: "Comissão Europeia, Boletim Petrolífero Semanal: preço médio em Espanha",
    dgeg: "DGEG: preço médio dos combustíveis em Portugal",
    eurostat: "Eurostat: eletricidade nas casas, primeiro semestre de 2024",
    ivtm: "Real Decreto Legislativo 2/2004 (Espanha), artigo 95.º",
    fiscalPower: "Real Decreto 2822/1998 (Espanha), anexo V",
    iuc: "DECO PROteste: como se calcula o IUC de 2025",
  },
};

import type { passportEs } from "./passport-es.ts";
import type { Texts } from "./texts.ts";

/** A vehicle's condition in Portuguese. */
export const passportPt: Texts<typeof passportEs> = {
  points: {
    engine: "Motor",
    transmission: "Caixa e transmissão",
    brakes: "Travões",
    tyres: "Pneus",
    suspension: "Direção e suspensão",
    battery: "Bateria de arranque",
    lights: "Luzes",
    interior: "Interior",
    climate: "Climatização",
    controls: "Comandos e espelhos",
    roadTest: "Teste em estrada",
  },
  seen: {
    engine: "Ligeira transpiração de óleo, sem pingar.",
    transmission: "Alguma folga, dentro do normal.",
    brakes: "Desgaste dentro dos limites do fabricante.",
    tyres: "Entre 3 e 5 mm de piso; o mínimo legal é 1,6 mm.",
    suspension: "Borrachas com desgaste, sem folgas.",
    battery: "Arranca bem; carga abaixo da de uma nova.",
    lights: "Óticas um pouco baças.",
    interior: "Sinais de uso no banco e no volante.",
    climate: "Arrefece um pouco menos do que um sistema novo.",
    controls: "Punhos com desgaste.",
    roadTest: "Ruído de rolamento a velocidade alta.",
  },
  renewed: {
    engine: "Óleo e filtros novos.",
    transmission: "Óleo ou transmissão novos.",
    brakes: "Pastilhas novas.",
    tyres: "Dois pneus novos.",
    suspension: "Amortecedores novos.",
    battery: "Bateria nova.",
    lights: "Lâmpadas novas.",
    interior: "Estofos limpos a fundo.",
    climate: "Gás recarregado e filtro novo.",
    controls: "Cabos ou punhos novos.",
    roadTest: "Rodas equilibradas.",
  },
  inspections: {
    ES: {
      car: "Em Espanha, um ligeiro de passageiros faz a primeira inspeção aos quatro anos, depois de dois em dois e, a partir dos dez, todos os anos (Real Decreto 920/2017, artigo 6.º).",
      motorbike:
        "Em Espanha, uma moto faz a primeira inspeção aos quatro anos e depois de dois em dois (Real Decreto 920/2017, artigo 6.º).",
      goods:
        "Em Espanha, um veículo de mercadorias até 3,5 t faz a primeira inspeção aos dois anos, depois de dois em dois, a partir dos seis todos os anos e a partir dos dez de seis em seis meses (Real Decreto 920/2017, artigo 6.º).",
    },
    PT: {
      car: "Em Portugal, um ligeiro de passageiros faz a primeira IPO aos quatro anos, depois de dois em dois e, a partir dos oito, todos os anos (Decreto-Lei n.º 144/2012, anexo I).",
      motorbike:
        "Em Portugal, uma moto não faz inspeção periódica, exceto nos Açores (lei de 12 de março de 2025, que alterou o Decreto-Lei n.º 144/2012).",
      goods:
        "Em Portugal, um ligeiro de mercadorias faz a primeira IPO aos dois anos e depois todos os anos (Decreto-Lei n.º 144/2012, anexo I).",
    },
  },
};

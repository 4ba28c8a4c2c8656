import type es from "#locales/es/price-rating.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  short: {
    below: "Bom preço",
    "in-line": "Em linha",
    above: "Acima",
    unknown: "Sem dados suficientes",
  },
  below: "Bom preço: abaixo do habitual aqui",
  "in-line": "Em linha com o habitual aqui",
  above: "Acima do habitual aqui",
  unknown: "Sem dados suficientes para avaliar o preço.",
  car: "Comparámos este carro com outros {count} semelhantes que temos à venda: com os anos e quilómetros deste, metade custa entre {low} e {high}, e o preço central é de {median}.",
  carSame:
    "Comparámos este carro com outros {count} semelhantes que temos à venda: com os anos e quilómetros deste, pelo menos metade custa cerca de {median}.",
  motorbike:
    "Comparámos esta moto com outras {count} semelhantes que temos à venda: com os anos e quilómetros desta, metade custa entre {low} e {high}, e o preço central é de {median}.",
  motorbikeSame:
    "Comparámos esta moto com outras {count} semelhantes que temos à venda: com os anos e quilómetros desta, pelo menos metade custa cerca de {median}.",
  euros: "{amount} €",
  thisPrice: "Este preço",
  carHow:
    "Vemos os outros carros da mesma versão que hoje se podem comprar nos nossos concessionários do mesmo país; se forem menos de oito, os do mesmo modelo e combustível. Ajustamos o preço de cada um ao ano e aos quilómetros deste, segundo o que os carros que vendemos perdem com o tempo e o uso. Metade custa menos do que o preço central e a outra metade custa mais.",
  motorbikeHow:
    "Vemos as outras motos da mesma versão que hoje se podem comprar nos nossos concessionários do mesmo país; se forem menos de oito, as do mesmo modelo e combustível. Ajustamos o preço de cada uma ao ano e aos quilómetros desta, segundo o que as motos que vendemos perdem com o tempo e o uso. Metade custa menos do que o preço central e a outra metade custa mais.",
  only: "Dizemos «abaixo» se o preço for pelo menos 6 % inferior ao central e estiver no quarto mais barato, e «acima» se o ultrapassar em mais de 6 % e estiver no quarto mais caro. São apenas os preços a pronto que nós anunciamos, arredondados a 50 €. Não contamos com o equipamento, o estado nem os preços de outras lojas.",
} as const satisfies Wording<typeof es>;

import type es from "#locales/es/errors.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  notFoundTitle: "Não encontrámos esta página",
  notFoundText: "O veículo pode já ter sido vendido ou o endereço pode ter um erro.",
  notFoundPath: "Endereço pedido:",
  seeStock: "Ver todos os veículos",
  goHome: "Ir para a página inicial",
  fatalTitle: "Ocorreu uma falha do nosso lado",
  fatalText: "Tente novamente dentro de momentos. Se voltar a acontecer, ligue-nos e indique este código:",
  malformedTitle: "Não percebemos este endereço",
  malformedText: "A ligação ou os dados que recebemos estão mal escritos. Comece pela página inicial.",
  foreignTitle: "Não podemos aceitar este envio",
  foreignText: "Não veio de uma das nossas páginas. Abra-a de novo e envie a partir dela.",
  methodTitle: "Aqui só se pode ler",
  methodText: "Este endereço não admite o que lhe foi pedido. Comece pela página inicial.",
  outdatedTitle: "Esta página mudou",
  outdatedText:
    "Renovámo-la enquanto a tinha aberta e não conseguimos receber o seu formulário. Se quiser conservar o que escreveu, volte atrás e copie-o antes de o abrir de novo.",
  tooLargeTitle: "O que está a enviar é demasiado grande",
  tooLargeText: "O seu envio ocupa mais de {most}, o máximo que aqui aceitamos. Encurte-o e envie de novo.",
  rangeTitle: "Não temos essa parte do ficheiro",
  rangeText: "O ficheiro é mais curto do que a parte pedida. Descarregue-o inteiro.",
  busyTitle: "Há muita gente a pesquisar neste momento",
  busyText:
    "Não conseguimos preparar esta página sem o fazer esperar demasiado. Tente novamente dentro de {seconds} s.",
  tooOftenTitle: "Está a ir depressa demais",
  tooOftenText: "Recebemos muitos pedidos seguidos da sua ligação. Aguarde {seconds} s e tente outra vez.",
  incompleteText:
    "Não foi possível carregar parte da página. Verifique a sua ligação e volte a carregar a página. Entretanto, as ligações e os formulários continuam a funcionar.",
  call: "Telefonar",
  retry: "Tentar novamente",
  openForm: "Abrir o formulário de novo",
  unavailableTitle: "De momento não conseguimos mostrar os veículos",
  unavailablePage: "De momento não conseguimos mostrar esta página",
  unavailableText: "O serviço não responde. Volte a carregar a página dentro de um minuto.",
} as const satisfies Wording<typeof es>;

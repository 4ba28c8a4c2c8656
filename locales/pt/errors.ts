import type es from "#locales/es/errors.ts";
import type { Wording } from "#locales/wording.ts";

export default {
  notFoundTitle: "Não encontrámos esta página",
  notFoundText: "O veículo pode já ter sido vendido ou o endereço pode ter um erro.",
  notFoundPath: "Endereço pedido:",
  goneTitle: "Este veículo já não está à venda",
  goneText: "Foi vendido há mais de 30 dias. Temos outros semelhantes.",
  seeStock: "Ver todos os veículos",
  goHome: "Ir para a página inicial",
  fatalTitle: "Ocorreu uma falha do nosso lado",
  fatalText: "Tente novamente dentro de momentos. Se voltar a acontecer, ligue-nos e indique este código:",
  incompleteTitle: "Não foi possível carregar parte da página",
  incompleteText:
    "Verifique a sua ligação e volte a carregar a página. Entretanto, as ligações e os formulários continuam a funcionar.",
  call: "Telefonar",
  retry: "Tentar novamente",
  unavailableTitle: "De momento não conseguimos mostrar os veículos",
  unavailableText: "O serviço não responde. Volte a carregar a página dentro de um minuto.",
} as const satisfies Wording<typeof es>;

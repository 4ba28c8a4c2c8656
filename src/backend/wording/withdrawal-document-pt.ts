import type { Texts } from "./texts.ts";
import type { withdrawalDocumentEs } from "./withdrawal-document-es.ts";

/** The same for a customer in Portugal (Decreto-Lei n.º 24/2014, arts. 4.º and 10.º to 16.º, and annex). */
export const withdrawalDocumentPt: Texts<typeof withdrawalDocumentEs> = {
  text: `
    ## Cancelar a reserva
    Pode cancelar a reserva sem indicar o motivo até {until}, na sua conta ou por telefone com o concessionário ({phone}). O sinal de {deposit} é-lhe devolvido por inteiro, para o mesmo cartão.
    ## Resolver a compra
    Se comprar como consumidor e o contrato for celebrado à distância, sem se encontrar com o vendedor, tem ainda 14 dias de calendário para o resolver livremente, sem indicar o motivo nem pagar qualquer penalização. O prazo conta-se do dia em que o veículo é entregue a si ou a quem tiver indicado; o transportador não conta.
    Basta comunicar ao vendedor a sua decisão de forma inequívoca, por exemplo por carta, enviada antes de o prazo terminar. Pode usar o formulário no fim, mas não é obrigatório. Guarde uma prova do envio: em caso de dúvida, cabe-lhe a si demonstrá-lo.
    ## O que lhe é devolvido
    - Tudo o que tiver pago, incluindo a entrega normal, no prazo máximo de 14 dias depois de o vendedor saber da sua decisão, pelo mesmo meio de pagamento se não pedir outro e sem custos para si.
    - Se escolheu uma entrega mais cara do que a normal, a diferença não é devolvida.
    - O vendedor pode esperar até ter o veículo, ou a prova de que o enviou.
    - O crédito que financia a compra termina também, sem penalização.
    ## O que lhe cabe a si
    - Devolver o veículo ao vendedor no prazo máximo de 14 dias depois de comunicar a decisão.
    - Pagar o custo direto da devolução, apenas se o vendedor o informou antes de que era seu.
    - Responder pela perda de valor se o usar mais do que é preciso para verificar como é e se funciona.
    ## Se não for informado
    Se o vendedor não o informar deste direito, o prazo termina doze meses mais tarde. Se o fizer nesses doze meses, tem 14 dias a partir daí.
    ## A lei
    Decreto-Lei n.º 24/2014, de 14 de fevereiro, artigos 4.º e 10.º a 16.º
  `,
  form: {
    heading: "Formulário de livre resolução",
    note: "Preencha-o e envie-o apenas se quiser resolver a compra.",
    declaration: "Comunico que resolvo o contrato de compra e venda do seguinte veículo:",
    to: "Para",
    reservation: "Reserva e data",
    reserved: "{reference}, {date}",
    received: "Veículo recebido a",
    name: "Nome",
    address: "Morada",
    date: "Data",
    signature: "Assinatura (apenas em papel)",
  },
};

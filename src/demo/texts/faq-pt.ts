import type { Topic } from "./faq-topic.ts";

/** Questions in Portuguese, by topic. */
export const topicsPt = [
  {
    id: "search",
    heading: "Procurar e comparar",
    questions: [
      [
        "Os carros que aparecem estão à venda agora?",
        "Sim. Os reservados e os vendidos há menos de 30 dias continuam visíveis, e isso está escrito na ficha. Os outros podem ser reservados.",
      ],
      [
        "Vejo carros de Espanha: posso comprá-los?",
        "Pode. A ficha indica em que cidade está cada veículo. Num carro com matrícula espanhola é preciso legalizá-lo em Portugal e pagar ISV: peça ao concessionário o valor antes de reservar.",
      ],
      [
        "Como encontro um carro com menos IUC?",
        "Filtre por combustível e compare as emissões e a cilindrada na ficha. O que conta para o imposto está em [emissões e zonas reduzidas]({article:badge}).",
      ],
      [
        "Posso comparar vários veículos?",
        "Sim, até quatro, com o botão de cada ficha. O endereço do comparador guarda a escolha, por isso pode enviá-lo a outra pessoa. Não precisa de conta.",
      ],
      [
        "E se não houver nenhum carro como o que procuro?",
        "Alargue o ano ou os quilómetros: os filtros dizem quantos veículos há com cada valor. Também pode perguntar num [concessionário]({path:dealers}), que sabe o que está para chegar.",
      ],
    ],
  },
  {
    id: "price",
    heading: "Preço",
    questions: [
      [
        "O preço inclui impostos?",
        "Sim, o preço a pronto inclui IVA ou é tributado pelo regime da margem. À parte ficam os custos do contrato e, se os escolher, o transporte e a extensão de garantia: o resumo da reserva soma tudo antes de pagar.",
      ],
      [
        "O que é o preço riscado?",
        "O mais baixo que esse veículo teve nos 30 dias anteriores à redução. Em cada ficha está o histórico completo.",
      ],
      [
        "Porque é que alguns carros têm um preço financiado diferente?",
        "Porque estão numa campanha que exige financiamento. Ao lado estão sempre a TAEG, o prazo e o total, para comparar com o preço a pronto.",
      ],
      [
        "Como sei quanto vou pagar de IUC?",
        "Depende da cilindrada, das emissões e da data da primeira matrícula. O simulador do Portal das Finanças dá o valor exato. Há mais em [seguro, registo e IUC]({article:afterBuying}).",
      ],
    ],
  },
  {
    id: "financing",
    heading: "Financiamento",
    questions: [
      [
        "Posso saber a prestação antes de ir ao concessionário?",
        "Sim. Na ficha escolhe a entrada e os meses e vê a prestação, a TAEG, o MTIC e o plano de pagamentos. É uma simulação: a entidade financeira confirma-a quando analisa o pedido.",
      ],
      [
        "Que número comparo entre dois créditos?",
        "Com o mesmo prazo, a TAEG. Com prazos diferentes, o MTIC. Há um exemplo calculado em [como ler uma proposta de crédito]({article:credit}).",
      ],
      [
        "Que documentos pedem?",
        "Em geral, documento de identificação, NIF, comprovativo de morada, os últimos recibos de vencimento ou o IRS, e o IBAN. A entidade pode pedir outros conforme o caso.",
      ],
      [
        "Posso pagar o crédito antes do prazo?",
        "Pode, em parte ou no todo. A comissão está limitada por lei: 0,5 % do capital reembolsado se faltar mais de um ano e 0,25 % se faltar um ano ou menos.",
      ],
    ],
  },
  {
    id: "reservation",
    heading: "Reserva",
    questions: [
      [
        "Quanto custa reservar e quanto dura?",
        "{deposit} com cartão, que se descontam no preço. Pode cancelar nos 14 dias seguintes e recebe o sinal por inteiro.",
      ],
      [
        "Reservar obriga-me a comprar?",
        "Não. A compra fecha-se com o contrato que assina com o concessionário. Os pormenores estão nas [condições de reserva]({path:reservationTerms}).",
      ],
      [
        "Onde estão as outras perguntas sobre a reserva?",
        "Em [perguntas sobre a reserva]({path:reservationFaq}): o pagamento, o cancelamento e o que acontece se o crédito não for aprovado.",
      ],
    ],
  },
  {
    id: "delivery",
    heading: "Entrega",
    questions: [
      [
        "Onde posso levantar o veículo?",
        "No concessionário que escolher, em sua casa ou noutra morada. O custo de cada opção aparece antes de reservar.",
      ],
      [
        "Quem trata do registo de propriedade?",
        "O concessionário pode tratar do registo em seu nome. O Documento Único chega depois à sua morada. O que fica para si está em [depois da compra]({article:afterBuying}).",
      ],
      [
        "O que acontece se, ao receber, não for o que esperava?",
        "Se comprou à distância, tem 14 dias de calendário para resolver o contrato a contar da entrega. Se não corresponder ao combinado, a garantia legal protege-o desde o primeiro dia. Explicamos as duas vias em [comprar à distância]({article:distance}).",
      ],
    ],
  },
  {
    id: "warranty",
    heading: "Garantia",
    questions: [
      [
        "Que garantia têm os veículos?",
        "Três anos de garantia legal desde a entrega, sem pagar mais, também nas motos. Conforme a idade e os quilómetros pode contratar mais 12, 24 ou 36 meses.",
      ],
      [
        "Cobre as peças de desgaste?",
        "O desgaste normal de pastilhas, pneus ou escovas não. Qualquer falha que não seja de esperar num veículo com essa idade e esses quilómetros, sim.",
      ],
      [
        "Como reclamo uma avaria?",
        "Escreva ou telefone ao concessionário antes de levar o veículo a outra oficina, com a data, os quilómetros e o que falha. O caminho completo está em [garantia de um carro usado]({article:warranty}).",
      ],
    ],
  },
  {
    id: "trade-in",
    heading: "Entregar o seu carro",
    questions: [
      [
        "Posso dar o meu carro à troca?",
        "Sim. [Avalie-o pela matrícula]({path:valuation}): o valor desconta-se no preço e vale 30 dias.",
      ],
      [
        "O valor da avaliação pode mudar?",
        "Pode, quando o concessionário vê o carro, se o estado fizer subir ou baixar o preço ou se a avaliação era indicativa. O novo valor é-lhe proposto por escrito, e decide se o aceita.",
      ],
      [
        "O meu carro ainda tem crédito, posso entregá-lo?",
        "Pode, se a dívida for liquidada. Peça ao banco o valor em dívida: pode pagar-se no mesmo negócio. Mais em [entregar o seu carro]({article:tradeIn}).",
      ],
    ],
  },
] as const satisfies readonly Topic[];

import type { Locale } from "#platform/locale.ts";
import type { SeedComponent } from "../seed-types.ts";
import { writeMarkup } from "./blog/write-markup.ts";
import type { PageTexts } from "./page-text.ts";

type Question = readonly [question: string, answer: string];
type Topic = { id: string; heading: string; questions: readonly Question[] };

const blocksOf = (topics: readonly Topic[]): SeedComponent[] =>
  topics.map(({ id, heading, questions }) => ({
    id,
    key: "faq",
    data: {
      heading,
      items: questions.map(([question, answer]) => ({ question, answer: writeMarkup(answer) })),
    },
  }));

const topics = {
  es: [
    {
      id: "search",
      heading: "Buscar y comparar",
      questions: [
        [
          "¿Los coches que aparecen están a la venta ahora?",
          "Sí. Los reservados y los vendidos hace menos de 30 días siguen visibles, y lo dicen en la propia ficha. Lo que no dice nada se puede reservar.",
        ],
        [
          "¿Cómo encuentro un coche que pueda entrar en el centro de mi ciudad?",
          "Mira el distintivo ambiental en la ficha de cada coche y filtra por combustible. Qué significa cada letra está en [etiqueta ambiental y zonas de bajas emisiones]({article:badge}).",
        ],
        [
          "Veo coches que están en Portugal, ¿puedo comprarlos?",
          "Sí. La ficha indica en qué ciudad está cada vehículo. Uno con matrícula portuguesa hay que matricularlo en España, con su inspección y, según sus emisiones, el impuesto de matriculación: pide el importe al concesionario antes de reservar.",
        ],
        [
          "¿Puedo comparar varios vehículos?",
          "Sí, hasta cuatro, desde el botón de cada ficha. La dirección del comparador guarda tu elección, así que puedes enviarla a otra persona. No hace falta cuenta.",
        ],
        [
          "¿Y si no hay ningún coche como el que busco?",
          "Amplía el año o los kilómetros: los filtros dicen cuántos vehículos hay con cada valor. También puedes preguntar en un [concesionario]({path:dealers}), que sabe lo que está por llegar.",
        ],
      ],
    },
    {
      id: "price",
      heading: "Precio",
      questions: [
        [
          "¿El precio incluye impuestos?",
          "Sí. El precio al contado lleva los impuestos incluidos y no pagas ITP, porque compras a una empresa. Aparte están los gastos del contrato y, si los eliges, el envío y la garantía ampliada: el resumen de la reserva los suma antes de pagar.",
        ],
        [
          "¿Qué es el precio tachado?",
          "El más bajo que tuvo ese vehículo en los 30 días anteriores a la rebaja. En cada ficha está el historial completo de precios.",
        ],
        [
          "¿Por qué algunos coches tienen un precio financiado distinto?",
          "Porque están en una campaña que exige financiar. Al lado figuran siempre la TAE, el plazo y el total, para que compares con el precio al contado.",
        ],
        [
          "¿Qué significa IVA deducible?",
          "Que la factura desglosa el IVA y una empresa o un autónomo puede deducirlo según su actividad. En los demás, el impuesto va dentro del precio y no se desglosa.",
        ],
      ],
    },
    {
      id: "financing",
      heading: "Financiación",
      questions: [
        [
          "¿Puedo saber la cuota antes de ir al concesionario?",
          "Sí. En la ficha eliges entrada y meses y ves la cuota, la TAE, el total y la tabla de pagos. Es una simulación: la entidad la confirma cuando estudia tu solicitud.",
        ],
        [
          "¿Qué número miro para comparar dos créditos?",
          "Con el mismo plazo, la TAE. Con plazos distintos, el importe total. Hay un ejemplo calculado en [cómo leer una oferta de crédito]({article:credit}).",
        ],
        [
          "¿Qué documentos piden?",
          "En general, DNI o NIE, un justificante de ingresos y el IBAN de la cuenta donde se cargarán los recibos. La entidad puede pedir otros según tu caso.",
        ],
        [
          "¿Puedo pagar el crédito antes de tiempo?",
          "Sí, en parte o entero, cuando quieras. La compensación que puede cobrarte la entidad está limitada por ley: el 1 % de lo que adelantas si falta más de un año y el 0,5 % si falta menos.",
        ],
      ],
    },
    {
      id: "reservation",
      heading: "Reserva",
      questions: [
        [
          "¿Cuánto cuesta reservar y cuánto dura?",
          "{deposit} con tarjeta, que se descuentan del precio. Puedes cancelar en los 14 días siguientes y recuperas la señal completa.",
        ],
        [
          "¿Reservar me obliga a comprar?",
          "No. La compra se cierra con el contrato que firmas con el concesionario. Los detalles están en [condiciones de reserva]({path:reservationTerms}).",
        ],
        [
          "¿Dónde están las demás preguntas sobre la reserva?",
          "En [preguntas sobre la reserva]({path:reservationFaq}): el pago, la cancelación y lo que pasa si la financiación no se aprueba.",
        ],
      ],
    },
    {
      id: "delivery",
      heading: "Entrega",
      questions: [
        [
          "¿Dónde puedo recoger el vehículo?",
          "En el concesionario que elijas, en tu domicilio o en otra dirección. El coste de cada opción aparece antes de reservar.",
        ],
        [
          "¿Quién hace el cambio de titularidad?",
          "La gestoría del concesionario. Recibes un justificante para circular mientras llega el permiso. Lo que te queda por hacer está en [después de comprar]({article:afterBuying}).",
        ],
        [
          "¿Qué pasa si al recibirlo no es como esperaba?",
          "Si compraste a distancia, tienes 14 días naturales para desistir desde la entrega. Si no coincide con lo acordado, la garantía legal te cubre desde el primer día. Te explicamos las dos vías en [comprar a distancia]({article:distance}).",
        ],
      ],
    },
    {
      id: "warranty",
      heading: "Garantía",
      questions: [
        [
          "¿Qué garantía tienen los vehículos?",
          "Tres años de garantía legal desde la entrega, sin pagar más, también en las motos. Según la edad y los kilómetros puedes contratar 12, 24 o 36 meses más.",
        ],
        [
          "¿Cubre las piezas de desgaste?",
          "No el desgaste normal de pastillas, neumáticos o escobillas. Sí cualquier fallo que no corresponda a un vehículo de esa edad y esos kilómetros.",
        ],
        [
          "¿Cómo reclamo una avería?",
          "Escribe o llama al concesionario antes de llevarlo a otro taller, con la fecha, los kilómetros y lo que falla. El camino completo está en [garantía de un coche de segunda mano]({article:warranty}).",
        ],
      ],
    },
    {
      id: "trade-in",
      heading: "Entregar tu coche",
      questions: [
        [
          "¿Puedo dar mi coche como parte del pago?",
          "Sí. Pide la tasación y añádela a la reserva: se descuenta del precio. Vale 30 días.",
        ],
        [
          "¿Puede cambiar el importe de la tasación?",
          "Solo si al ver el coche su estado no es el que indicaste. El concesionario te propone entonces otro importe, y tú decides si lo aceptas.",
        ],
        [
          "Mi coche todavía tiene un préstamo, ¿puedo entregarlo?",
          "Sí, si se cancela la deuda. Pide a tu financiera el saldo pendiente: puede liquidarse en la misma operación. Más en [entregar tu coche]({article:tradeIn}).",
        ],
      ],
    },
  ],
  pt: [
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
          "Sim. Peça a avaliação e junte-a à reserva: desconta-se no preço. Vale 30 dias.",
        ],
        [
          "O valor da avaliação pode mudar?",
          "Só se, ao ver o carro, o estado não for o que indicou. O concessionário propõe então outro valor, e decide se o aceita.",
        ],
        [
          "O meu carro ainda tem crédito, posso entregá-lo?",
          "Pode, se a dívida for liquidada. Peça ao banco o valor em dívida: pode pagar-se no mesmo negócio. Mais em [entregar o seu carro]({article:tradeIn}).",
        ],
      ],
    },
  ],
} as const satisfies Record<Locale, readonly Topic[]>;

/** Questions of every kind, by topic. */
export const faqTexts: PageTexts = {
  es: {
    seo: {
      title: "Preguntas frecuentes: buscar, pagar, reservar y recibir | Volante",
      description:
        "Respuestas sobre la búsqueda, el precio, la financiación, la reserva, la entrega, la garantía y la tasación de tu coche, con enlaces a las guías completas.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Preguntas frecuentes",
          text: "De la búsqueda a la garantía, por temas. Si falta la tuya, llámanos.",
        },
      },
      ...blocksOf(topics.es),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "¿No está tu pregunta?",
          text: "Si es sobre un vehículo concreto, ten a mano su referencia: está en la ficha.",
          points: [],
          link: { text: "Llamar al 910 000 001", href: "tel:+34910000001" },
          second: { text: "Buscar un concesionario", href: "{path:dealers}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Perguntas frequentes: procurar, pagar, reservar e receber | Volante",
      description:
        "Respostas sobre a procura, o preço, o financiamento, a reserva, a entrega, a garantia e a retoma do seu carro, com ligações para os guias completos.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Perguntas frequentes",
          text: "Da procura à garantia, por temas. Se a sua não estiver aqui, ligue-nos.",
        },
      },
      ...blocksOf(topics.pt),
      {
        id: "banner",
        key: "sell-banner",
        data: {
          heading: "Não encontrou a resposta?",
          text: "Se for sobre um veículo em particular, tenha à mão a referência: está na ficha.",
          points: [],
          link: { text: "Ligar para 210 000 001", href: "tel:+351210000001" },
          second: { text: "Procurar um concessionário", href: "{path:dealers}" },
        },
      },
    ],
  },
};

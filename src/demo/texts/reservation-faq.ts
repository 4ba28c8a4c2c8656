import type { PageTexts } from "./page-text.ts";

/** Questions about the reservation. */
export const reservationFaqTexts = {
  es: {
    seo: {
      title: "Preguntas frecuentes sobre la reserva | Volante",
      description:
        "Cuánto cuesta reservar, cuánto dura, cómo se cancela, qué pasa con tu coche, con la financiación y con la entrega. Respuestas cortas y completas.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Preguntas frecuentes sobre la reserva",
          text: "Lo que conviene saber antes de pagar la señal.",
        },
      },
      {
        id: "faq",
        key: "faq",
        data: {
          heading: "Antes de reservar",
          items: [
            {
              question: "¿Cuánto cuesta reservar?",
              answer: "{deposit}, con tarjeta. Es una señal: se descuenta del precio del vehículo.",
            },
            {
              question: "¿Qué pasa cuando reservo?",
              answer:
                "El vehículo aparece como reservado y nadie más puede reservarlo. El concesionario te llama para acordar la firma y la entrega.",
            },
            {
              question: "¿Se me puede adelantar alguien mientras relleno los datos?",
              answer:
                "Desde que empiezas el pago, el vehículo queda apartado 15 minutos. Si el pago no termina en ese tiempo, vuelve a estar disponible y no se te cobra nada.",
            },
            {
              question: "¿Puedo probar el vehículo antes?",
              answer: "Sí. Pide una prueba desde la ficha. Es gratis y no hace falta reservar.",
            },
            {
              question: "¿Necesito una cuenta?",
              answer:
                "Sí, para que puedas seguir tu reserva y cancelarla sin llamar a nadie. Se crea durante la propia reserva.",
            },
          ],
        },
      },
      {
        id: "faq-money",
        key: "faq",
        data: {
          heading: "Dinero y cancelación",
          items: [
            {
              question: "¿Cómo cancelo y cuánto recupero?",
              answer:
                "Desde tu área personal, en los 14 días siguientes a la reserva. Recuperas la señal completa en la misma tarjeta.",
            },
            {
              question: "¿Qué pasa si el vehículo no es como se anunciaba?",
              answer:
                "Si no coincide con lo acordado, cancelamos la reserva y te devolvemos la señal completa.",
            },
            {
              question: "¿Cómo se calcula el total?",
              answer:
                "Precio del vehículo, más los gastos del contrato, más la entrega si eliges envío, más la garantía ampliada si la contratas. Lo ves desglosado antes de pagar.",
            },
            {
              question: "¿Puedo financiar?",
              answer:
                "Sí. En la ficha simulas la entrada y el plazo y ves la cuota, la TAE y el total. La concesión depende de la entidad financiera, que estudia cada solicitud.",
            },
            {
              question: "¿Y si la financiación no se aprueba?",
              answer: "Puedes pagar de otra forma o cancelar. Si cancelas en plazo, recuperas la señal.",
            },
            {
              question: "¿Guardáis los datos de mi tarjeta?",
              answer: "No. Los recibe directamente el proveedor de pagos; a nosotros no nos llega el número.",
            },
          ],
        },
      },
      {
        id: "faq-delivery",
        key: "faq",
        data: {
          heading: "Tu coche, la entrega y la garantía",
          items: [
            {
              question: "¿Puedo entregar mi coche como parte del pago?",
              answer:
                "Sí. Pide la tasación y añádela a la reserva. Vale 30 días y se confirma cuando el concesionario ve el coche.",
            },
            {
              question: "¿Dónde recojo el vehículo?",
              answer:
                "En el concesionario que elijas, en tu domicilio o en otra dirección. El coste depende de lo que elijas.",
            },
            {
              question: "¿Qué garantía tiene?",
              answer:
                "Tres años de garantía legal, incluidos en el precio. Según la edad y los kilómetros puedes contratar 12, 24 o 36 meses más.",
            },
            {
              question: "¿Y si lo compro sin verlo y no me convence?",
              answer:
                "Si lo compras a distancia tienes 14 días naturales para desistir desde que lo recibes, sin dar motivos. Debes devolverlo en el estado en que lo recibiste, salvo el uso necesario para probarlo.",
            },
          ],
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Perguntas frequentes sobre a reserva | Volante",
      description:
        "Quanto custa reservar, quanto dura, como se cancela, o que acontece com o seu carro, com o financiamento e com a entrega. Respostas curtas e completas.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Perguntas frequentes sobre a reserva",
          text: "O que convém saber antes de pagar o sinal.",
        },
      },
      {
        id: "faq",
        key: "faq",
        data: {
          heading: "Antes de reservar",
          items: [
            {
              question: "Quanto custa reservar?",
              answer: "{deposit}, com cartão. É um sinal: desconta-se do preço do veículo.",
            },
            {
              question: "O que acontece quando reservo?",
              answer:
                "O veículo aparece como reservado e mais ninguém o pode reservar. O concessionário telefona-lhe para combinar a assinatura e a entrega.",
            },
            {
              question: "Alguém se pode antecipar enquanto preencho os dados?",
              answer:
                "Desde que inicia o pagamento, o veículo fica guardado 15 minutos. Se o pagamento não terminar nesse tempo, volta a estar disponível e nada lhe é cobrado.",
            },
            {
              question: "Posso experimentar o veículo antes?",
              answer: "Sim. Marque um test-drive na página do veículo. É gratuito e não precisa de reservar.",
            },
            {
              question: "Preciso de uma conta?",
              answer:
                "Sim, para poder acompanhar a sua reserva e cancelá-la sem telefonar a ninguém. Cria-se durante a própria reserva.",
            },
          ],
        },
      },
      {
        id: "faq-money",
        key: "faq",
        data: {
          heading: "Dinheiro e cancelamento",
          items: [
            {
              question: "Como cancelo e quanto recupero?",
              answer:
                "Na sua área pessoal, nos 14 dias seguintes à reserva. Recupera o sinal completo no mesmo cartão.",
            },
            {
              question: "E se o veículo não for como foi anunciado?",
              answer:
                "Se não corresponder ao acordado, cancelamos a reserva e devolvemos-lhe o sinal completo.",
            },
            {
              question: "Como se calcula o total?",
              answer:
                "Preço do veículo, mais as despesas do contrato, mais a entrega se escolher envio, mais a garantia alargada se a contratar. Vê tudo discriminado antes de pagar.",
            },
            {
              question: "Posso financiar?",
              answer:
                "Sim. Na ficha simula a entrada e o prazo e vê a prestação, a TAEG e o total. A concessão depende da entidade financeira, que analisa cada pedido.",
            },
            {
              question: "E se o financiamento não for aprovado?",
              answer: "Pode pagar de outra forma ou cancelar. Se cancelar dentro do prazo, recupera o sinal.",
            },
            {
              question: "Guardam os dados do meu cartão?",
              answer: "Não. Recebe-os diretamente o prestador de pagamentos; o número não chega até nós.",
            },
          ],
        },
      },
      {
        id: "faq-delivery",
        key: "faq",
        data: {
          heading: "O seu carro, a entrega e a garantia",
          items: [
            {
              question: "Posso entregar o meu carro como parte do pagamento?",
              answer:
                "Sim. Peça a avaliação e junte-a à reserva. Vale 30 dias e é confirmada quando o concessionário vê o carro.",
            },
            {
              question: "Onde levanto o veículo?",
              answer:
                "No concessionário que escolher, em sua casa ou noutra morada. O custo depende da sua escolha.",
            },
            {
              question: "Que garantia tem?",
              answer:
                "Três anos de garantia legal, incluídos no preço. Conforme a idade e os quilómetros pode contratar mais 12, 24 ou 36 meses.",
            },
            {
              question: "E se comprar sem ver e não me convencer?",
              answer:
                "Se comprar à distância tem 14 dias de calendário para desistir a partir da entrega, sem indicar o motivo. Deve devolvê-lo no estado em que o recebeu, exceto o uso necessário para o experimentar.",
            },
          ],
        },
      },
    ],
  },
} as const satisfies PageTexts;

import type { PageTexts } from "./page-text.ts";
import { richText } from "./rich-text.ts";

/** How a vehicle is bought, from choice to collection. */
export const buyingTexts = {
  es: {
    seo: {
      title: "Cómo comprar un coche de segunda mano online | Volante",
      description:
        "Los pasos para comprar un coche de segunda mano: elegir, probar, reservar por {deposit}, pagar o financiar y recoger. Qué pagas en cada uno y qué pasa si cambias de idea.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Cómo comprar un coche de segunda mano",
          text: "Seis pasos, lo que cuesta cada uno y hasta cuándo puedes echarte atrás.",
        },
      },
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "Los pasos",
          items: [
            {
              title: "Busca y compara",
              text: "Usa los filtros y fíjate en el año, los kilómetros y los propietarios. La comparación pone las diferencias una al lado de otra.",
            },
            {
              title: "Pruébalo",
              text: "Pide cita desde la ficha. La prueba es gratis y no te obliga a nada.",
            },
            {
              title: "Tasa tu coche",
              text: "Si entregas el tuyo, la tasación vale 30 días y se descuenta del precio.",
            },
            {
              title: "Reserva",
              text: "Pagas una señal de {deposit} con tarjeta. Se descuenta del precio.",
            },
            {
              title: "Paga o financia",
              text: "Al contado o a plazos. Antes de firmar ves la TAE, el total y cada cuota.",
            },
            {
              title: "Recógelo",
              text: "En el concesionario o donde digas. El coste del envío sale en la reserva antes de pagar.",
            },
          ],
        },
      },
      richText(
        "advice",
        `
        ## En qué fijarse
        - Kilómetros y edad. Un diésel que hace menos de 10 000 kilómetros al año en ciudad suele dar problemas con el filtro de partículas. Para ciudad, mejor gasolina, híbrido o eléctrico.
        - Distintivo ambiental. Decide si puedes entrar en las zonas de bajas emisiones. Está en cada ficha, con el motivo.
        - Próxima ITV. La fecha está en los datos de la ficha.
        - El total, no solo la cuota. Una cuota baja a muchos meses puede costar más. Compara el total que pagas.
        ## Qué pagas y cuándo
        Al reservar, {deposit}. Al firmar, el resto del precio, los gastos de gestión del contrato, la entrega si eliges envío y la garantía ampliada si la contratas. El resumen de la reserva los suma antes de que pagues nada.
        ## Si cambias de idea
        Puedes cancelar la reserva en 14 días y recuperas la señal completa. También te la devolvemos si el vehículo no coincide con lo acordado o si no podemos mantener la reserva. Si compras a distancia, tienes además 14 días naturales para desistir desde que recibes el vehículo.
        `,
      ),
      {
        id: "row",
        key: "vehicle-row",
        data: {
          heading: "Coches con precio bajo",
          kind: "car",
          filters: { lowCost: true },
          sort: "price-asc",
          limit: 8,
          link: { text: "Ver todos los coches", href: "{path:cars}" },
        },
      },
      {
        id: "banner",
        key: "banner",
        data: {
          heading: "¿Te queda alguna duda?",
          text: "Las preguntas que nos hacen antes de reservar, con su respuesta.",
          link: { text: "Preguntas frecuentes de la reserva", href: "{path:reservationFaq}" },
        },
      },
    ],
  },
  pt: {
    seo: {
      title: "Como comprar um carro usado online | Volante",
      description:
        "Os passos para comprar um carro usado: escolher, experimentar, reservar por {deposit}, pagar ou financiar e levantar. O que paga em cada um e o que acontece se mudar de ideias.",
    },
    components: [
      {
        id: "title",
        key: "title",
        data: {
          heading: "Como comprar um carro usado",
          text: "Seis passos, o que custa cada um e até quando pode voltar atrás.",
        },
      },
      {
        id: "steps",
        key: "steps",
        data: {
          heading: "Os passos",
          items: [
            {
              title: "Procure e compare",
              text: "Use os filtros e repare no ano, nos quilómetros e nos proprietários. A comparação põe as diferenças lado a lado.",
            },
            {
              title: "Experimente",
              text: "Marque um test-drive na página do veículo. É gratuito e não o obriga a nada.",
            },
            {
              title: "Avalie o seu carro",
              text: "Se entregar o seu, a avaliação vale 30 dias e desconta-se do preço.",
            },
            {
              title: "Reserve",
              text: "Paga um sinal de {deposit} com cartão. Desconta-se do preço.",
            },
            {
              title: "Pague ou financie",
              text: "A pronto ou em prestações. Antes de assinar vê a TAEG, o total e cada prestação.",
            },
            {
              title: "Levante",
              text: "No concessionário ou onde disser. O custo do envio aparece na reserva antes de pagar.",
            },
          ],
        },
      },
      richText(
        "advice",
        `
        ## Em que reparar
        - Quilómetros e idade. Um diesel que faz menos de 10 000 quilómetros por ano na cidade costuma dar problemas com o filtro de partículas. Para a cidade, melhor gasolina, híbrido ou elétrico.
        - Emissões. A norma Euro e o CO2 estão em cada ficha; contam para o imposto de circulação.
        - Próxima inspeção. A data está nos dados da ficha.
        - O total, não só a prestação. Uma prestação baixa a muitos meses pode custar mais. Compare o total que paga.
        ## O que paga e quando
        Ao reservar, {deposit}. Ao assinar, o resto do preço, as despesas do contrato, a entrega se escolher envio e a garantia alargada se a contratar. O resumo da reserva soma tudo antes de pagar.
        ## Se mudar de ideias
        Pode cancelar a reserva em 14 dias e recupera o sinal completo. Também o devolvemos se o veículo não corresponder ao acordado ou se não pudermos manter a reserva. Se comprar à distância, tem ainda 14 dias de calendário para desistir a partir da entrega do veículo.
        `,
      ),
      {
        id: "row",
        key: "vehicle-row",
        data: {
          heading: "Carros com preço baixo",
          kind: "car",
          filters: { lowCost: true },
          sort: "price-asc",
          limit: 8,
          link: { text: "Ver todos os carros", href: "{path:cars}" },
        },
      },
      {
        id: "banner",
        key: "banner",
        data: {
          heading: "Ficou com alguma dúvida?",
          text: "As perguntas que nos fazem antes de reservar, com a resposta.",
          link: { text: "Perguntas frequentes da reserva", href: "{path:reservationFaq}" },
        },
      },
    ],
  },
} as const satisfies PageTexts;

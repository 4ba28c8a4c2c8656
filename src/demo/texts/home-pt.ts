import { segmentsByKind } from "#domain/vehicle-types.ts";
import type { PageText } from "./page-text.ts";

/** The home page in Portuguese. */
export const homePt = {
  seo: {
    title: "Volante: carros e motos em segunda mão com o preço completo",
    description:
      "{count} carros e motos usados em {allDealers} concessionários de Portugal e Espanha, a partir de {minPrice}. Preço a pronto, prestação, TAEG e histórico de preços em cada ficha.",
  },
  components: [
    {
      id: "hero",
      key: "hero",
      data: {
        title: "Carros e motos em segunda mão, com o preço completo à vista",
        text: "Quanto custa a pronto, quanto custa por mês com a TAEG e quanto custava antes.",
        more: [{ text: "Reserve online e levante-o, ou receba-o em casa.", needs: "route:reservation" }],
        image: { body: "suv", paint: "blue", alt: "SUV azul visto de frente" },
        search: { action: "{path:cars}" },
        stats: [
          { value: "{count}", label: "veículos" },
          { value: "{allDealers}", label: "concessionários" },
          { value: "{minPrice}", label: "preço mais baixo" },
        ],
      },
    },
    { id: "body-types", key: "body-types", data: { heading: "Escolha pela carroçaria" } },
    {
      id: "offers",
      key: "vehicle-row",
      data: {
        heading: "Preços reduzidos",
        kind: "car",
        filters: { discount: true },
        sort: "newest",
        limit: 8,
        link: { text: "Ver todas as ofertas", href: "{path:offers}" },
      },
    },
    {
      id: "steps",
      key: "steps",
      data: {
        heading: "Como se compra",
        items: [
          {
            title: "Escolha e compare",
            text: "Filtre pelo que lhe importa, guarde favoritos e ponha as fichas lado a lado.",
            needs: "route:favourites",
          },
          {
            title: "Escolha e compare",
            text: "Filtre pelo que lhe importa e ponha as fichas lado a lado.",
            without: "route:favourites",
          },
          {
            needs: "route:reservation",
            title: "Reserve por {deposit}",
            text: "O veículo deixa de estar à venda. O sinal desconta-se do preço e é devolvido por inteiro se cancelar em 14 dias.",
          },
          {
            title: "Decida como pagar",
            text: "A pronto ou com financiamento. Se tiver carro, avalie-o e desconte-o do preço.",
          },
          {
            title: "Levante ou receba",
            text: "No concessionário, em sua casa ou noutra morada. Tem três anos de garantia legal.",
          },
        ],
      },
    },
    { id: "brands", key: "brands", data: { heading: "Marcas" } },
    {
      id: "newest",
      key: "vehicle-row",
      data: {
        heading: "Acabados de chegar",
        kind: "car",
        filters: {},
        sort: "newest",
        limit: 8,
        link: { text: "Ver todos os carros", href: "{path:cars}" },
      },
    },
    {
      id: "benefits",
      key: "benefits",
      data: {
        heading: "O que inclui cada veículo",
        items: [
          {
            title: "Três anos de garantia legal",
            text: "Tem-na sempre, sem pagar mais. Pode alargá-la se preferir.",
            icon: "shield",
          },
          {
            title: "Preço com histórico",
            text: "Vê cada preço que o veículo já teve. Um preço riscado é o mais baixo dos 30 dias anteriores à redução.",
            icon: "tag",
          },
          {
            title: "14 dias para cancelar a reserva",
            text: "Devolvemos-lhe o sinal completo no mesmo cartão.",
            icon: "return",
          },
          {
            title: "Prestação com a TAEG",
            text: "Ao lado de cada prestação estão a TAEG, o prazo e o total que paga.",
            icon: "euro",
          },
          {
            title: "Entrega onde quiser",
            text: "No concessionário, em sua casa ou noutra morada, com o custo antes de reservar.",
            icon: "truck",
          },
          {
            title: "Test-drive com marcação",
            text: "Peça um test-drive e escolha o dia. Não precisa de reservar para experimentar.",
            icon: "calendar",
          },
        ],
      },
    },
    {
      id: "motorbikes",
      key: "vehicle-row",
      data: {
        heading: "Motos usadas",
        kind: "motorbike",
        filters: { segment: [...segmentsByKind.motorbike] },
        sort: "newest",
        limit: 8,
        link: { text: "Ver todas as motos", href: "{path:motorbikes}" },
      },
    },
    {
      id: "sell",
      key: "sell-banner",
      data: {
        heading: "Tem carro? Desconte-o do preço",
        text: "Veja já quanto vale: descontamo-lo no preço, ou compramo-lo sem que compre nada.",
        points: [
          "Gratuito e sem compromisso",
          "Oferta por escrito, válida por 30 dias",
          "Registo de propriedade tratado",
        ],
        link: { text: "Avaliar o meu carro", href: "#tradein" },
        second: { text: "Como avaliamos o seu carro", href: "{path:valuation}" },
      },
    },
    { id: "reviews", key: "reviews", data: {} },
    { id: "places", key: "link-grid", data: { heading: "Carros perto de si" } },
    {
      id: "blog",
      key: "latest-articles",
      data: {
        heading: "Antes de comprar",
        link: { text: "Ver todos os artigos", href: "{path:blog}" },
      },
    },
    {
      id: "banner",
      key: "banner",
      data: {
        heading: "É a primeira vez que compra um carro online?",
        text: "Cada passo, o que paga em cada um e o que acontece se mudar de ideias.",
        link: { text: "Como comprar um carro usado", href: "{path:buying}" },
      },
    },
  ],
} as const satisfies PageText;

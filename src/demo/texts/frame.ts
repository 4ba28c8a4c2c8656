import type { ActionBar, Footer, Header } from "#contract/page-frame.ts";
import type { Locale } from "#platform/locale.ts";
import { socialMedia } from "./social-media.ts";

/** What stands around every page. Links are `{path:name}` of a page or `{segment:id}` of a body type's landing page. */
export type FrameText = { header: Header; footer: Footer; actionBar: ActionBar };

const logo = { src: "/icons/volante.svg", dark: "/icons/volante-dark.svg", alt: "Volante" };

export const frameTexts = {
  es: {
    header: {
      logo,
      links: [
        {
          text: "Coches",
          link: "{path:cars}",
          nested: [
            { text: "Todos los coches", link: "{path:cars}" },
            { text: "Buscador", link: "{path:finder}" },
            { text: "SUV", link: "{segment:suv}" },
            { text: "Compactos", link: "{segment:hatchback}" },
            { text: "Urbanos", link: "{segment:city}" },
            { text: "Familiares", link: "{segment:estate}" },
            { text: "Premium", link: "{path:premium}" },
            { text: "Todas las marcas", link: "{path:makes}" },
          ],
        },
        {
          text: "Motos",
          link: "{path:motorbikes}",
          nested: [
            { text: "Todas las motos", link: "{path:motorbikes}" },
            { text: "Naked", link: "{segment:naked}" },
            { text: "Scooters", link: "{segment:scooter}" },
            { text: "Trail", link: "{segment:trail}" },
          ],
        },
        {
          text: "Ofertas",
          link: "{path:offers}",
          nested: [
            { text: "Coches rebajados", link: "{path:offers}" },
            { text: "Gran outlet de fin de año", link: "{path:outlet}" },
            { text: "Black Days", link: "{path:blackDays}" },
            { text: "Promoción de financiación", link: "{path:financeCampaign}" },
          ],
        },
        { text: "Financiación", link: "{path:financing}" },
        {
          text: "Vender",
          link: "{path:selling}",
          nested: [
            { text: "Tasar mi coche", link: "#tradein" },
            { text: "Vender tu coche", link: "{path:selling}" },
            { text: "Tasación de vehículos", link: "{path:valuation}" },
          ],
        },
        {
          text: "Cómo comprar",
          link: "{path:buying}",
          nested: [
            { text: "Los pasos", link: "{path:buying}" },
            { text: "Reservar un vehículo", link: "{path:reserve}" },
            { text: "Preguntas frecuentes", link: "{path:faq}" },
            { text: "Blog", link: "{path:blog}" },
            { text: "Concesionarios", link: "{path:dealers}" },
            { text: "Carplus Service", link: "{path:service}" },
          ],
        },
      ],
      includeFavorites: true,
      includeComparator: true,
      includeLogin: true,
    },
    footer: {
      logo,
      menus: [
        {
          title: "Comprar",
          links: [
            { text: "Coches de segunda mano", link: "{path:cars}" },
            { text: "Motos de ocasión", link: "{path:motorbikes}" },
            { text: "Ofertas", link: "{path:offers}" },
            { text: "Coches premium", link: "{path:premium}" },
            { text: "Marcas", link: "{path:makes}" },
            { text: "Buscador", link: "{path:finder}" },
          ],
        },
        {
          title: "Vender y financiar",
          links: [
            { text: "Tasar mi coche", link: "#tradein" },
            { text: "Vender tu coche", link: "{path:selling}" },
            { text: "Tasación de vehículos", link: "{path:valuation}" },
            { text: "Financiación", link: "{path:financing}" },
            { text: "Reservar un vehículo", link: "{path:reserve}" },
            { text: "Neumáticos", link: "{path:tyres}" },
            { text: "Carplus Service", link: "{path:service}" },
          ],
        },
        {
          title: "Carrocerías",
          links: [
            { text: "SUV", link: "{segment:suv}" },
            { text: "Compactos", link: "{segment:hatchback}" },
            { text: "Urbanos", link: "{segment:city}" },
            { text: "Berlinas", link: "{segment:saloon}" },
            { text: "Familiares", link: "{segment:estate}" },
            { text: "Furgonetas", link: "{segment:van}" },
          ],
        },
        {
          title: "Ayuda",
          links: [
            { text: "Cómo comprar", link: "{path:buying}" },
            { text: "Preguntas frecuentes", link: "{path:faq}" },
            { text: "Blog", link: "{path:blog}" },
            { text: "Preguntas sobre la reserva", link: "{path:reservationFaq}" },
            { text: "Condiciones de reserva", link: "{path:reservationTerms}" },
            { text: "Contacto", link: "#contact" },
            { text: "Novedades por correo", link: "#newsletter" },
            { text: "Concesionarios", link: "{path:dealers}" },
          ],
        },
      ],
      socialMediaTitle: "Redes sociales",
      socialMedia,
      copyright: "© {year} Volante. Marca de demostración.",
      sublinks: [
        { text: "Términos de servicio", link: "{path:terms}" },
        { text: "Privacidad", link: "{path:privacy}" },
        { text: "Cookies", link: "{path:cookies}" },
        { text: "Accesibilidad", link: "{path:accessibility}" },
      ],
    },
    actionBar: {
      name: "Ayuda",
      links: [
        { text: "Llamar al 910 000 001", link: "tel:+34910000001" },
        { text: "Escríbenos", link: "#contact" },
        { text: "Preguntas sobre la reserva", link: "{path:reservationFaq}" },
        { text: "Cómo comprar", link: "{path:buying}" },
        { text: "Buscar un concesionario", link: "{path:dealers}" },
      ],
    },
  },
  pt: {
    header: {
      logo,
      links: [
        {
          text: "Carros",
          link: "{path:cars}",
          nested: [
            { text: "Todos os carros", link: "{path:cars}" },
            { text: "Pesquisa", link: "{path:finder}" },
            { text: "SUV", link: "{segment:suv}" },
            { text: "Compactos", link: "{segment:hatchback}" },
            { text: "Citadinos", link: "{segment:city}" },
            { text: "Carrinhas", link: "{segment:estate}" },
            { text: "Premium", link: "{path:premium}" },
            { text: "Todas as marcas", link: "{path:makes}" },
          ],
        },
        {
          text: "Motos",
          link: "{path:motorbikes}",
          nested: [
            { text: "Todas as motos", link: "{path:motorbikes}" },
            { text: "Naked", link: "{segment:naked}" },
            { text: "Scooters", link: "{segment:scooter}" },
            { text: "Trail", link: "{segment:trail}" },
          ],
        },
        {
          text: "Ofertas",
          link: "{path:offers}",
          nested: [
            { text: "Carros com preço reduzido", link: "{path:offers}" },
            { text: "Grande outlet de fim de ano", link: "{path:outlet}" },
            { text: "Black Days", link: "{path:blackDays}" },
            { text: "Campanha de financiamento", link: "{path:financeCampaign}" },
          ],
        },
        { text: "Financiamento", link: "{path:financing}" },
        {
          text: "Vender",
          link: "{path:selling}",
          nested: [
            { text: "Avaliar o meu carro", link: "#tradein" },
            { text: "Vender o seu carro", link: "{path:selling}" },
            { text: "Avaliação de veículos", link: "{path:valuation}" },
          ],
        },
        {
          text: "Como comprar",
          link: "{path:buying}",
          nested: [
            { text: "Os passos", link: "{path:buying}" },
            { text: "Reservar um veículo", link: "{path:reserve}" },
            { text: "Perguntas frequentes", link: "{path:faq}" },
            { text: "Blog", link: "{path:blog}" },
            { text: "Concessionários", link: "{path:dealers}" },
            { text: "Carplus Service", link: "{path:service}" },
          ],
        },
      ],
      includeFavorites: true,
      includeComparator: true,
      includeLogin: true,
    },
    footer: {
      logo,
      menus: [
        {
          title: "Comprar",
          links: [
            { text: "Carros em segunda mão", link: "{path:cars}" },
            { text: "Motos em segunda mão", link: "{path:motorbikes}" },
            { text: "Ofertas", link: "{path:offers}" },
            { text: "Carros premium", link: "{path:premium}" },
            { text: "Marcas", link: "{path:makes}" },
            { text: "Pesquisa", link: "{path:finder}" },
          ],
        },
        {
          title: "Vender e financiar",
          links: [
            { text: "Avaliar o meu carro", link: "#tradein" },
            { text: "Vender o seu carro", link: "{path:selling}" },
            { text: "Avaliação de veículos", link: "{path:valuation}" },
            { text: "Financiamento", link: "{path:financing}" },
            { text: "Reservar um veículo", link: "{path:reserve}" },
            { text: "Pneus", link: "{path:tyres}" },
            { text: "Carplus Service", link: "{path:service}" },
          ],
        },
        {
          title: "Carroçarias",
          links: [
            { text: "SUV", link: "{segment:suv}" },
            { text: "Compactos", link: "{segment:hatchback}" },
            { text: "Citadinos", link: "{segment:city}" },
            { text: "Berlinas", link: "{segment:saloon}" },
            { text: "Carrinhas", link: "{segment:estate}" },
            { text: "Furgonetas", link: "{segment:van}" },
          ],
        },
        {
          title: "Ajuda",
          links: [
            { text: "Como comprar", link: "{path:buying}" },
            { text: "Perguntas frequentes", link: "{path:faq}" },
            { text: "Blog", link: "{path:blog}" },
            { text: "Perguntas sobre a reserva", link: "{path:reservationFaq}" },
            { text: "Condições de reserva", link: "{path:reservationTerms}" },
            { text: "Contacto", link: "#contact" },
            { text: "Novidades por e-mail", link: "#newsletter" },
            { text: "Concessionários", link: "{path:dealers}" },
          ],
        },
      ],
      socialMediaTitle: "Redes sociais",
      socialMedia,
      copyright: "© {year} Volante. Marca de demonstração.",
      sublinks: [
        { text: "Termos de serviço", link: "{path:terms}" },
        { text: "Privacidade", link: "{path:privacy}" },
        { text: "Cookies", link: "{path:cookies}" },
        { text: "Acessibilidade", link: "{path:accessibility}" },
      ],
    },
    actionBar: {
      name: "Ajuda",
      links: [
        { text: "Ligar para 210 000 001", link: "tel:+351210000001" },
        { text: "Escreva-nos", link: "#contact" },
        { text: "Perguntas sobre a reserva", link: "{path:reservationFaq}" },
        { text: "Como comprar", link: "{path:buying}" },
        { text: "Procurar um concessionário", link: "{path:dealers}" },
      ],
    },
  },
} as const satisfies Record<Locale, FrameText>;

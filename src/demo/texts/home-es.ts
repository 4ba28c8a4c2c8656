import { segmentsByKind } from "#domain/vehicle-types.ts";
import type { PageText } from "./page-text.ts";

/** The home page in Spanish. */
export const homeEs = {
  seo: {
    title: "Volante: coches y motos de segunda mano con el precio completo",
    description:
      "{count} coches y motos de ocasión en {allDealers} concesionarios de España y Portugal, desde {minPrice}. Precio al contado, cuota, TAE e historial de precios en cada ficha.",
  },
  components: [
    {
      id: "hero",
      key: "hero",
      data: {
        title: "Coches y motos de segunda mano, con el precio completo a la vista",
        text: "Lo que cuesta al contado, lo que cuesta al mes con su TAE y lo que costaba antes.",
        more: [{ text: "Reserva online y recógelo, o recíbelo en casa.", needs: "route:reservation" }],
        image: { body: "suv", paint: "blue", alt: "SUV azul visto de frente" },
        search: { action: "{path:cars}" },
        stats: [
          { value: "{count}", label: "vehículos" },
          { value: "{allDealers}", label: "concesionarios" },
          { value: "{minPrice}", label: "precio más bajo" },
        ],
      },
    },
    { id: "body-types", key: "body-types", data: { heading: "Elige por carrocería" } },
    {
      id: "offers",
      key: "vehicle-row",
      data: {
        heading: "Rebajados",
        kind: "car",
        filters: { discount: true },
        sort: "newest",
        limit: 8,
        link: { text: "Ver todas las ofertas", href: "{path:offers}" },
      },
    },
    {
      id: "steps",
      key: "steps",
      data: {
        heading: "Cómo se compra",
        items: [
          {
            title: "Elige y compara",
            text: "Filtra por lo que te importa, guarda favoritos y pon las fichas lado a lado.",
            needs: "route:favourites",
          },
          {
            title: "Elige y compara",
            text: "Filtra por lo que te importa y pon las fichas lado a lado.",
            without: "route:favourites",
          },
          {
            needs: "route:reservation",
            title: "Reserva por {deposit}",
            text: "El vehículo deja de estar a la venta. La señal se descuenta del precio y se devuelve entera si cancelas en 14 días.",
          },
          {
            title: "Decide cómo pagar",
            text: "Al contado o con financiación. Si tienes coche, tásalo y réstalo del precio.",
          },
          {
            title: "Recógelo o recíbelo",
            text: "En el concesionario, en tu domicilio o en otra dirección. Tienes tres años de garantía legal.",
          },
        ],
      },
    },
    { id: "brands", key: "brands", data: { heading: "Marcas" } },
    {
      id: "newest",
      key: "vehicle-row",
      data: {
        heading: "Recién llegados",
        kind: "car",
        filters: {},
        sort: "newest",
        limit: 8,
        link: { text: "Ver todos los coches", href: "{path:cars}" },
      },
    },
    {
      id: "benefits",
      key: "benefits",
      data: {
        heading: "Lo que incluye cada vehículo",
        items: [
          {
            title: "Tres años de garantía legal",
            text: "La tienes siempre, sin pagar más. Puedes ampliarla si lo prefieres.",
            icon: "shield",
          },
          {
            title: "Precio con historial",
            text: "Ves cada precio que ha tenido el vehículo. Un precio tachado es el más bajo de los 30 días anteriores a la rebaja.",
            icon: "tag",
          },
          {
            title: "14 días para cancelar la reserva",
            text: "Te devolvemos la señal completa en la misma tarjeta.",
            icon: "return",
          },
          {
            title: "Cuota con su TAE",
            text: "Al lado de cada cuota están la TAE, el plazo y el total que pagas.",
            icon: "euro",
          },
          {
            title: "Entrega donde quieras",
            text: "En el concesionario, en tu casa o en otra dirección, con su coste antes de reservar.",
            icon: "truck",
          },
          {
            title: "Prueba con cita",
            text: "Pide una prueba y elige día. No necesitas reservar para probar.",
            icon: "calendar",
          },
        ],
      },
    },
    {
      id: "motorbikes",
      key: "vehicle-row",
      data: {
        heading: "Motos de ocasión",
        kind: "motorbike",
        filters: { segment: [...segmentsByKind.motorbike] },
        sort: "newest",
        limit: 8,
        link: { text: "Ver todas las motos", href: "{path:motorbikes}" },
      },
    },
    {
      id: "sell",
      key: "sell-banner",
      data: {
        heading: "¿Tienes coche? Descuéntalo del precio",
        text: "Mira ahora cuánto vale: lo restamos del precio, o te lo compramos sin que compres nada.",
        points: [
          "Gratis y sin compromiso",
          "Oferta por escrito, válida 30 días",
          "Cambio de titularidad hecho",
        ],
        link: { text: "Tasar mi coche", href: "#tradein" },
        second: { text: "Cómo tasamos tu coche", href: "{path:valuation}" },
      },
    },
    { id: "reviews", key: "reviews", data: {} },
    { id: "places", key: "link-grid", data: { heading: "Coches cerca de ti" } },
    {
      id: "blog",
      key: "latest-articles",
      data: {
        heading: "Antes de comprar",
        link: { text: "Ver todos los artículos", href: "{path:blog}" },
      },
    },
    {
      id: "banner",
      key: "banner",
      data: {
        heading: "¿Primera vez que compras un coche online?",
        text: "Cada paso, lo que pagas en él y lo que pasa si cambias de idea.",
        link: { text: "Cómo comprar un coche de segunda mano", href: "{path:buying}" },
      },
    },
  ],
} as const satisfies PageText;

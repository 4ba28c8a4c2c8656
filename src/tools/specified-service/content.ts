import { carDetailCard, carDetailFinance, card } from "./finance.ts";
import { answer, isPortuguese, type Part, readJson, refuse } from "./shop.ts";
import { matching, vehicleOf } from "./stock.ts";

/** "components (key, data)" (3). Of data only what the same section shows of vehicles and filters is shown; the rest is words. */
interface Component {
  readonly key: string;
  readonly data: object;
}

interface Texts {
  readonly title: string;
  readonly components: readonly Component[];
}

/** The names are those of the product's own list of components (1). */
const component = (key: string, heading: string, data: object = {}): Component => ({
  key,
  data: { heading, ...data },
});

const questions = (question: string, reply: string) => ({ items: [{ question, answer: reply }] });

const spanish: Readonly<Record<string, Texts>> = {
  home: {
    title: "Vehículos de ocasión",
    components: [
      { key: "hero", data: { title: "Tu próximo coche", text: "Elige entre los nuestros." } },
      component("trustReviews", "Lo que dicen de nosotros"),
      component("sellVehicleBanner", "Vende tu coche"),
      component("faq", "Preguntas", questions("¿Puedo reservar?", "Sí, por internet.")),
    ],
  },
  "listado-coches-segunda-mano": {
    title: "Coches de segunda mano",
    components: [component("search", "Coches de segunda mano", { filters: {} })],
  },
  "seat-segunda-mano": {
    title: "Seat de segunda mano",
    components: [component("search", "Seat de segunda mano", { filters: { brand: "Seat" } })],
  },
  blog: { title: "Blog", components: [component("blog", "Blog", { text: "Consejos." })] },
  "preguntas-frecuentes": {
    title: "Preguntas frecuentes",
    components: [component("faq", "Preguntas frecuentes", questions("¿Hay garantía?", "Sí, de tres años."))],
  },
  concesionarios: {
    title: "Concesionarios",
    components: [component("dealershipLocator", "Concesionarios")],
  },
  financiacion: {
    title: "Financiación",
    components: [component("financeSimulator", "Calcula tu cuota")],
  },
  "landings/black-days": {
    title: "Black Days",
    components: [component("landing", "Black Days", { text: "Solo estos días." })],
  },
  error: {
    title: "No encontramos la página",
    components: [component("faq", "¿Te ayudamos?", { items: [] })],
  },
};

const portuguese: Readonly<Record<string, Texts>> = {
  home: {
    title: "Veículos usados",
    components: [
      { key: "hero", data: { title: "O seu próximo carro", text: "Escolha entre os nossos." } },
      component("trustReviews", "O que dizem de nós"),
      component("sellVehicleBanner", "Venda o seu carro"),
      component("faq", "Perguntas", questions("Posso reservar?", "Sim, pela internet.")),
    ],
  },
  "carros-segunda-mao": {
    title: "Carros em segunda mão",
    components: [component("search", "Carros em segunda mão", { filters: {} })],
  },
  blog: { title: "Blogue", components: [component("blog", "Blogue", { text: "Conselhos." })] },
  "perguntas-frequentes": {
    title: "Perguntas frequentes",
    components: [component("faq", "Perguntas frequentes", questions("Há garantia?", "Sim, de três anos."))],
  },
  concessionarios: {
    title: "Concessionários",
    components: [component("dealershipLocator", "Concessionários")],
  },
  financiamento: {
    title: "Financiamento",
    components: [component("financeSimulator", "Calcule a sua prestação")],
  },
  error: {
    title: "Não encontramos a página",
    components: [component("faq", "Podemos ajudar?", { items: [] })],
  },
};

/** "A vehicle detail page is recognised by the vehicle route segment followed by a 17-character VIN" (2). */
const vehiclePage = (slug: string): Texts | undefined => {
  const [, vin] = /^[a-z-]+\/([A-Z0-9]{17})$/.exec(slug) ?? [];
  const vehicle = vehicleOf(vin);
  return (
    vehicle && {
      title: vehicle.commercialDescription,
      components: [
        { key: "carDetailCard", data: carDetailCard(vehicle) },
        { key: "carDetailFinance", data: carDetailFinance(vehicle) },
      ],
    }
  );
};

const logo = { src: "https://pictures.example.com/logo.svg", alt: "Ocasión" };

/** Page, navigation item, navbar, action bar, footer (3, Other). */
const frame = (isPt: boolean) => {
  const list = isPt ? "/pt/carros-segunda-mao/" : "/listado-coches-segunda-mano/";
  const blog = isPt ? "/pt/blog/" : "/blog/";
  const contact = { text: isPt ? "Contacto" : "Contacto", link: "#contact", target: "_self" };
  return {
    header: {
      logo,
      // "text, link, target, optional nested items"
      links: [
        { text: isPt ? "Carros" : "Coches", link: list, target: "_self" },
        {
          text: isPt ? "Mais" : "Más",
          link: blog,
          target: "_self",
          nested: [{ text: "Blog", link: blog, target: "_self" }],
        },
      ],
      includeFavorites: true,
      includeComparator: true,
    },
    footer: {
      logo,
      menus: [{ text: isPt ? "A empresa" : "La empresa", link: blog, target: "_self", nested: [contact] }],
      // "socialMedia (link, target, image, text)"
      socialMedia: [
        {
          link: "https://social.example.com/",
          target: "_blank",
          image: "https://pictures.example.com/social.svg",
          text: "Social",
        },
      ],
      socialMediaTitle: isPt ? "Siga-nos" : "Síguenos",
      copyright: "© Ocasión",
      sublinks: [contact],
    },
    // "name and links, each link with text, link, image (src, alt)"
    actionBar: {
      name: isPt ? "Ajuda" : "Ayuda",
      links: [
        {
          text: contact.text,
          link: contact.link,
          image: { src: "https://pictures.example.com/help.svg", alt: "" },
        },
      ],
    },
  };
};

/** Content (7). */
export const addContent: Part = (app) => {
  /** "GET pages/{slug}, no cache." "seo {title, script, links}, meta list … header, footer, components (key, data)". */
  app.get("/pages/*", (c) => {
    const isPt = isPortuguese(c);
    const slug = decodeURIComponent(c.req.path.slice("/pages/".length));
    const texts = (isPt ? portuguese : spanish)[slug] ?? vehiclePage(slug);
    if (!texts) return refuse(c, 404);
    const { title, components } = texts;
    return answer(c, { seo: { title, script: [], links: [] }, meta: [], ...frame(isPt), components });
  });

  /**
   * "POST pages/component-filtered, body components [id, key, data with filter strings]": the same components, with the vehicles that match. No
   * field for them is shown, nor one for a total or for a page.
   */
  app.post("/pages/component-filtered", async (c) => {
    const body = await readJson(c);
    if (!Array.isArray(body?.components)) return refuse(c, 400);
    const components = body.components as readonly {
      id: string;
      key: string;
      data?: Record<string, unknown>;
    }[];
    return answer(c, {
      components: components.map(({ id, key, data = {} }) => ({
        id,
        key,
        data: { vehicles: matching((data.filters ?? data) as Record<string, unknown>).map(card) },
      })),
    });
  });

  /** "SEO response with googleSiteVerificationId" (3). */
  app.get("/seo", (c) => answer(c, { googleSiteVerificationId: "specified-verification" }));
};

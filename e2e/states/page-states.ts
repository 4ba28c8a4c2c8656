import { routes } from "#domain/route-paths.ts";
import { contactPaths } from "#tools/test-support/contact-form.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { comparePaths } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { tradeInPath } from "#tools/test-support/trade-in.ts";
import { pages, type State } from "./state.ts";

const { home, list, missing, blog, article, faq } = paths;
const same = (path: string) => ({ es: path, pt: `/pt${path}` });

const dealers = {
  es: "/concesionario-coches-ocasion/",
  pt: "/pt/concessionarios-carros-usados/",
} as const;
const valuation = { es: tradeInPath("es"), pt: tradeInPath("pt") } as const;
const finance = { es: "/financiacion/", pt: "/pt/financiamento/" } as const;
const withQuery = ({ es, pt }: Readonly<Record<"es" | "pt", string>>, query: string) => ({
  es: es + query,
  pt: pt + query,
});

/** One page of each template as the server sends it, and the variants by its address. */
export const pageStates: readonly State[] = [
  {
    name: "main pages",
    smoke: true,
    inEveryLook: true,
    isUntouched: true,
    reach: async (visit) => {
      await pages({ home, list, missing, valuation })(visit);
      const { path } = await financedVehicle(visit.page.request, visit.locale);
      await visit.page.goto(path);
      await visit.look("vehicle");
    },
  },
  {
    name: "pages of the blog",
    smoke: true,
    inEveryLook: true,
    isUntouched: true,
    reach: pages({ blog, article, faq }),
  },
  {
    name: "pages of places",
    smoke: "all",
    isUntouched: true,
    reach: pages({
      city: { es: "/coches-ocasion-madrid/", pt: "/pt/carros-usados-madrid/" },
      selling: { es: "/vender-coche-madrid/", pt: "/pt/vender-carro-lisboa/" },
      dealers,
      dealer: {
        es: "/concesionario-volante-madrid-norte/",
        pt: "/pt/concessionario-volante-madrid-norte/",
      },
    }),
  },
  {
    name: "pages of text",
    smoke: "all",
    isUntouched: true,
    reach: pages({
      model: { es: "/seat-ibiza-segunda-mano/", pt: "/pt/seat-ibiza-segunda-mao/" },
      "simulator, not understood": withQuery(finance, "?price=abc&deposit=x&months=7"),
      "trade-in without a plate": {
        es: "/solicitud/trade-in/plate/?noPlate=1",
        pt: "/pt/pedido/trade-in/plate/?noPlate=1",
      },
      finder: { es: "/buscador-de-coches-de-ocasion/", pt: "/pt/pesquisa-de-carros-usados/" },
      reserving: { es: "/reservar-vehiculo/", pt: "/pt/reservar-veiculo/" },
      workshop: { es: "/landings/neumaticos/", pt: "/pt/landings/pneus/" },
    }),
  },
  {
    name: "pages of the shop",
    isUntouched: true,
    inEveryLook: true,
    reach: pages({
      valuing: { es: "/tasar-coche-sevilla/", pt: "/pt/avaliar-carro-barcelona/" },
      "dealers near a place": withQuery(dealers, "?place=28001"),
      brands: { es: "/marcas-de-coches/", pt: "/pt/marcas-de-carros/" },
      motorbikes: { es: "/motos-de-ocasion/", pt: "/pt/motos-segunda-mao/" },
      buying: { es: "/comprar-coche-segunda-mano/", pt: "/pt/comprar-carro-usado/" },
      conditions: { es: "/condiciones-reserva/", pt: "/pt/condicoes-reserva/" },
      campaign: { es: "/landings/black-days/", pt: "/pt/landings/black-days/" },
      contact: contactPaths,
      comparison: comparePaths,
      cookies: routes.consent,
    }),
  },
  {
    name: "odd addresses",
    reach: pages({
      "refused path": same("/a.b_c/"),
      "simulator, corrected": withQuery(finance, "?price=20000&deposit=19000&months=48"),
      "dealers of an unknown place": withQuery(dealers, "?place=atlantida"),
      "behind the last page of the blog": withQuery(blog, "?page=99"),
    }),
  },
  {
    name: "log out, from a foreign site",
    reach: async ({ page, locale }) => {
      await page.goto(`${home[locale]}?action=logout`);
      await page.locator("main form button").waitFor();
    },
  },
];

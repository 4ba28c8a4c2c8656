import { z } from "zod";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import type { PageComponent, Page as WirePage } from "#contract/page.ts";
import type {
  ActionBar as WireActionBar,
  Footer as WireFooter,
  Header as WireHeader,
} from "#contract/page-frame.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { foldAccents, slugify } from "#domain/slugify.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import type { Locale } from "#platform/locale.ts";
import { knownShop } from "../known-shop.ts";
import { offeredAlternates } from "../offered-parts.ts";
import { vinAlternates } from "./vehicle.ts";

type Filled<T, Name extends keyof T> = Omit<T, Name> & { readonly [N in Name]-?: NonNullable<T[N]> };

interface Logo {
  /** Empty where there is no picture. */
  readonly src: string;
  /** The name of the shop. */
  readonly alt: string;
  readonly dark?: string | undefined;
}

export type NavigationItem = NonNullable<WireHeader["links"]>[number];
type LinkItem = Omit<NavigationItem, "nested">;

export interface Header {
  readonly logo: Logo;
  readonly links: readonly NavigationItem[];
  readonly includeFavorites: boolean;
  readonly includeComparator: boolean;
  readonly includeLogin: boolean;
}

/** Links under a heading, which may be a link itself. */
interface FooterMenu {
  readonly title: string;
  readonly link?: string | undefined;
  readonly target?: LinkItem["target"];
  readonly links: readonly LinkItem[];
}

export interface Footer {
  readonly logo: Logo;
  readonly menus: readonly FooterMenu[];
  readonly socialMediaTitle?: string | undefined;
  readonly socialMedia: NonNullable<WireFooter["socialMedia"]>;
  readonly copyright: string;
  readonly sublinks: readonly LinkItem[];
}

export type ActionBar = Filled<WireActionBar, "name" | "links">;

/** A content page in one language. */
export type Page = Omit<WirePage, keyof Known> & Known;

interface Known {
  readonly slug: string;
  readonly locale: Locale;
  /** At which visitors request it. */
  readonly path: string;
  /** The same page in each language that the service names. */
  readonly alternates: NonNullable<WirePage["alternates"]>;
  /** The fallback for a missing title comes from the page's content. */
  readonly seo: Filled<NonNullable<WirePage["seo"]>, "title">;
  readonly header: Header;
  readonly footer: Footer;
  readonly actionBar?: ActionBar | undefined;
  readonly components: readonly PageComponent[];
}

const toLogo = ({ src = "", alt = "", dark }: Partial<Logo> = {}): Logo => ({
  src,
  alt: knownShop().name ?? alt,
  dark,
});

const toHeader = (header: WireHeader = {}): Header => ({
  logo: toLogo(header.logo),
  links: header.links ?? [],
  includeFavorites: header.includeFavorites ?? false,
  includeComparator: header.includeComparator ?? false,
  includeLogin: header.includeLogin ?? true,
});

const toMenu = (menu: NonNullable<WireFooter["menus"]>[number]): FooterMenu => ({
  title: menu.title ?? menu.text ?? "",
  link: menu.link,
  target: menu.target,
  links: menu.links ?? menu.nested ?? [],
});

const toFooter = (footer: WireFooter = {}): Footer => ({
  logo: toLogo(footer.logo),
  menus: (footer.menus ?? []).map(toMenu).filter(({ title, links }) => title !== "" || links.length > 0),
  socialMediaTitle: footer.socialMediaTitle,
  socialMedia: footer.socialMedia ?? [],
  copyright: footer.copyright ?? "",
  sublinks: footer.sublinks ?? [],
});

const toActionBar = (bar: WireActionBar | undefined): ActionBar | undefined =>
  bar?.links && bar.links.length > 0 ? { name: bar.name ?? "", links: bar.links } : undefined;

/** The specification's own names of components (section 1), and what shows them. */
const ownNames: Readonly<Record<string, string>> = {
  trustreviews: "reviews",
  sellvehiclebanner: "sell-banner",
  dealershiplocator: "dealer-locator",
  financesimulator: "finance-simulator",
  blog: "blog-list",
  landing: "title",
  cardetailcard: "vehicle-detail",
  cardetailfinance: "vehicle-detail",
};

const blocks = new Map(allBlocks.map((block) => [block.key, block]));

/** The key of the block that shows a component, however its name is written: `trustReviews`, `trust-reviews`. */
const blockKeyOf = (key: string): string => {
  if (blocks.has(key)) return key;
  const plain = foldAccents(key).replace(/[^a-z0-9]/g, "");
  return ownNames[plain] ?? [...blocks.keys()].find((each) => each.replaceAll("-", "") === plain) ?? key;
};

/** The field that a block is headed by and cannot be without. */
const headingOf = (key: string): string | undefined => {
  const schema = blocks.get(key)?.data;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const { shape } = schema;
  return ["heading", "title"].find((name) => shape[name] && !z.safeParse(shape[name], undefined).success);
};

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Brand and model by the ids that addresses have: a service may filter by the names. */
const withFilterIds = (data: Data): Data => {
  if (!isData(data.filters)) return data;
  const { brand, model, ...rest } = data.filters;
  const idOf = (value: unknown, prefix = ""): unknown =>
    typeof value === "string"
      ? value
          .split(",")
          .map((each) => (slugify(each) === each ? each : prefix + slugify(each)))
          .join()
      : value;
  const brandId = idOf(brand);
  return {
    ...data,
    filters: {
      ...rest,
      ...(brand !== undefined && { brand: brandId }),
      ...(model !== undefined && { model: idOf(model, typeof brandId === "string" ? `${brandId}-` : "") }),
    },
  };
};

const vehicleKey = "vehicle-detail";

/** Content may leave a heading out, and may name nothing but the component. */
const toComponent = (
  { id, key: name, data }: PageComponent,
  { title, vin }: { readonly title: string; readonly vin: string | undefined },
): PageComponent => {
  const key = blockKeyOf(name);
  if (!isData(data ?? {})) return { id, key, data };
  const own: Data = data ?? {};
  if (key === vehicleKey && key !== name) return { id, key, data: { vin: own.vin ?? vin } };
  const heading = headingOf(key);
  const isHeaded = heading === undefined || title === "" || Boolean(own[heading]);
  return { id, key, data: withFilterIds(isHeaded ? own : { ...own, [heading]: title }) };
};

/** A page shows one vehicle once; that of a VIN shows the vehicle, whatever else it holds. */
const toComponents = (
  { components = [] }: WirePage,
  about: Parameters<typeof toComponent>[1],
): readonly PageComponent[] => {
  const all = components.map((component) => toComponent(component, about));
  const first = all.find(({ key }) => key === vehicleKey);
  if (first) return all.filter((each) => each === first || each.key !== vehicleKey);
  return about.vin === undefined ? all : [{ id: "", key: vehicleKey, data: { vin: about.vin } }, ...all];
};

/** What the meta list says under a name: the place of description and robots in the specification. */
const metaOf = ({ meta = [] }: WirePage, name: string): string | undefined =>
  meta.find((each) => each.name?.toLowerCase() === name)?.content;

const toSeo = (page: WirePage, title: string): Page["seo"] => ({
  ...page.seo,
  title,
  description: page.seo?.description ?? metaOf(page, "description"),
  noindex: page.seo?.noindex || /\b(?:noindex|none)\b/i.test(metaOf(page, "robots") ?? ""),
});

/** A content page with what a service left out. */
export const toPage = (
  page: WirePage,
  {
    input,
    caller,
  }: {
    readonly input: { readonly params: { readonly slug: string } };
    readonly caller: { readonly locale: Locale };
  },
): Page => {
  const locale = page.locale ?? caller.locale;
  const slug = page.slug ?? input.params.slug;
  const path = page.path ?? pathOfSlug(locale, slug);
  const vehicle = parseVehiclePath(pathOfSlug(locale, slug));
  const vin = vehicle?.by === "vin" ? vehicle.vin : undefined;
  const title = page.seo?.title ?? "";
  return {
    ...page,
    slug,
    locale,
    path,
    alternates: offeredAlternates(
      page.alternates ?? (vehicle && vin ? vinAlternates(vehicle.kind, vin) : {}),
    ),
    seo: toSeo(page, title),
    header: toHeader(page.header),
    footer: toFooter(page.footer),
    actionBar: toActionBar(page.actionBar),
    components: toComponents(page, { title, vin }),
  };
};

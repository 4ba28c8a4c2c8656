import type { PageText } from "./page-text.ts";
import { stockPlaces } from "./stock-figures.ts";

const place = new RegExp(`\\{(?:${stockPlaces.join("|")})\\}`);

/**
 * A page of which there is too little to count: items of lists and optional fields that hold a figure of the stock are left out, and
 * search engines are given its heading.
 */
export const withoutFigures = ({ seo, components }: PageText, shopName: string): PageText => {
  const { heading, title = heading } = components[0]?.data ?? {};
  const isCounted = place.test(seo.title + seo.description);
  return {
    seo: isCounted && typeof title === "string" ? seoOfHeading(seo, title, shopName) : seo,
    components: leaveOut(components) as PageText["components"],
  };
};

const seoOfHeading = (seo: PageText["seo"], heading: string, shopName: string): PageText["seo"] => ({
  ...seo,
  title: `${heading} | ${shopName}`,
  description: heading,
});

/** The same for a stored page whose list has become empty: its list, and where its dealers are. */
export const emptied = ({ seo, components }: PageText, shopName: string): PageText => {
  const remaining = components
    .filter(({ key }) => key === "search" || key === "dealer-locator")
    .map((component) => {
      const { intro: _, ...data } = component.data;
      return { ...component, data };
    });
  const heading = remaining.find(({ key }) => key === "search")?.data.heading;
  return {
    seo: typeof heading === "string" ? seoOfHeading(seo, heading, shopName) : seo,
    components: remaining,
  };
};

const leaveOut = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => !holdsFigure(item)).map(leaveOut);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      typeof item === "string" && place.test(item) ? [] : [[key, leaveOut(item)]],
    ),
  );
};

/** A text, or an entry with such a field of its own. */
const holdsFigure = (item: unknown): boolean => {
  const texts = typeof item === "object" && item !== null ? Object.values(item) : [item];
  return texts.some((text) => typeof text === "string" && place.test(text));
};

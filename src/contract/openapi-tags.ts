/** Groups of calls in the order in which a service is best built, each with the beginnings of its paths. */
const groups = [
  {
    name: "Content",
    description: "Pages of the site and what stands in their head. The shop shows nothing without them.",
    paths: ["/pages", "/seo", "/shop", "/redirects", "/sitemap", "/page-changes"],
  },
  {
    name: "Vehicles",
    description: "The stock: lists, filters, and the page of a vehicle.",
    paths: ["/pages/component-filtered", "/vehicle", "/stock", "/search/interpret"],
  },
  { name: "Finance", description: "What a vehicle costs by the month.", paths: ["/finance"] },
  { name: "Dealers", description: "Who sells, and who values cars.", paths: ["/dealers"] },
  {
    name: "Leads",
    description: "What visitors send to the shop.",
    paths: ["/lead", "/car-request", "/users/me/car-requests"],
  },
  {
    name: "Activity",
    description: "What visitors do, by the tracking codes of the specification.",
    paths: ["/footprint"],
  },
  {
    name: "Session",
    description:
      "Sign-in: the shop loads the provider's script, the provider lets the visitor in, and the service gives a token to the session.",
    paths: ["/users/login", "/users/prelogin", "/users/logout", "/users/password-reset"],
  },
  { name: "Account", description: "The customer behind the token.", paths: ["/users/me"] },
  {
    name: "Trade-in",
    description: "The customer's car: what it is, what it is worth, and when a dealer looks at it.",
    paths: ["/retake", "/brands", "/users/me/retake"],
  },
  { name: "Favourites", description: "Vehicles that the customer likes.", paths: ["/favorite"] },
  {
    name: "Searches and alerts",
    description: "Saved searches, alerts on vehicles and prices, and the notifications that they lead to.",
    paths: ["/search/saveV2", "/notifications"],
  },
  {
    name: "Reservation",
    description: "Holding a vehicle, paying the deposit, and what follows.",
    paths: ["/delivery", "/payments", "/users/me/reservation"],
  },
  {
    name: "Back office",
    description: "For systems of the dealers, by an operator's token. The shop makes none of these calls.",
    paths: ["/office"],
  },
] as const;

/** The groups as the OpenAPI document lists them. */
export const tagsOf = (used: ReadonlySet<string>) =>
  groups.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description }));

/** The group of a path: the one with the longest beginning of it. */
export const tagOf = (path: string): string => {
  const found = groups
    .flatMap(({ name, paths }) => paths.map((beginning) => ({ name, beginning })))
    .filter(({ beginning }) => path.startsWith(beginning))
    .toSorted((a, b) => b.beginning.length - a.beginning.length)[0];
  if (found === undefined) throw new Error(`No group of calls has the path ${path}`);
  return found.name;
};

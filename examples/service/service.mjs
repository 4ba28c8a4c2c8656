import { askCalls } from "./ask.mjs";
import { browseCalls } from "./browse.mjs";
import { buyCalls } from "./buy.mjs";
import { customerCalls } from "./customer.mjs";
import data from "./data/stock.json" with { type: "json" };
import { refuse } from "./responses.mjs";

const lists = ["favourites", "carAlerts", "priceDrops", "tradeIns", "reservations"];

/** What is remembered of a customer: maps by id or by VIN. No specified call saves a search, so there is one. */
const newCustomer = (user) => ({
  user,
  searches: new Map([["search-1", { id: "search-1", filters: { brand: "Seat" } }]]),
  ...Object.fromEntries(lists.map((name) => [name, new Map()])),
});

/** A call such as `GET users/me/retake/{id} *`: a star needs a token. Slugs have slashes. */
const routeOf = ([call, handle]) => {
  const [method, path, needsToken] = call.split(" ");
  const groups = path.replace("{slug}", "(?<slug>.+)").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return { method, needsToken, pattern: new RegExp(`^/${groups}$`), handle };
};

const readBody = (request) => {
  const isForm = /^(multipart|application\/x-www)/.test(request.headers.get("content-type"));
  return (isForm ? request.formData() : request.json()).catch(() => undefined);
};

/** Makes a Response of each Request. What it remembers is in memory. */
export const createService = () => {
  const customers = new Map(data.people.map((user) => [user.userEmail, newCustomer(user)]));
  const shop = { customers, tokens: new Map(), tradeIns: new Map() };
  const calls = { ...browseCalls, ...askCalls(shop), ...customerCalls(shop), ...buyCalls(shop) };
  const routes = Object.entries(calls).map(routeOf);
  return async (request) => {
    const { headers, method, url } = request;
    const { pathname, searchParams, origin } = new URL(url);
    const path = decodeURIComponent(pathname);
    const route = routes.find((each) => each.method === method && each.pattern.test(path));
    const customer = shop.tokens.get(headers.get("authorization")?.replace("Bearer ", ""));
    if (!route) return new Response("Not Found", { status: 404 });
    if (route.needsToken && !customer) return refuse(401);
    return route.handle({
      method,
      params: route.pattern.exec(path).groups ?? {},
      query: Object.fromEntries(searchParams),
      body: await readBody(request),
      origin,
      referer: headers.get("referer"),
      language: /^pt\b/.test(headers.get("accept-language")) ? "pt" : "es",
      sessionId: headers.get("x-session-id"),
      customer,
    });
  };
};

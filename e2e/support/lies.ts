import type { Lie } from "../rehearse/attacks/lying-services.ts";

/** Hands on what the services say. */
export const honest: Lie = (_, answer) => answer;

/** Questions for a page, and for a vehicle by its VIN. */
export const isPage = (path: string): boolean => /^\/pages\/(?!component-filtered|error)/.test(path);
export const isVehicle = (path: string): boolean => /^\/vehicle\/[A-Z0-9]{17}(?:\?|$)/.test(path);

/** Refuses what is meant. */
export const refusing =
  (status: number, isMeant: (path: string) => boolean): Lie =>
  (path, answer) =>
    isMeant(path) ? { status, error: { code: "x", message: "no" } } : answer;

/** Changes the components of every page. */
export const changingComponents =
  (change: (components: readonly object[]) => readonly object[]): Lie =>
  (path, answer) => {
    if (!isPage(path) || answer.data === undefined) return answer;
    const { components, ...page } = answer.data as { readonly components: readonly object[] };
    return { ...answer, data: { ...page, components: change(components) } };
  };

/** Has every field of these names say this; `undefined` takes it out. */
const everywhere =
  (falsehoods: Readonly<Record<string, unknown>>): Lie =>
  (_, answer) =>
    answer.data === undefined
      ? answer
      : {
          ...answer,
          data: JSON.parse(
            JSON.stringify(answer.data, (key, value) =>
              Object.hasOwn(falsehoods, key) ? falsehoods[key] : value,
            ),
          ),
        };

/** Has every vehicle cost this, in euros, in all places that a page may read it from. */
export const pricesBecome = (price: number): Lie => {
  const lie = everywhere({ totalPrice: price, prices: [{ priceType: "TotalPrice", actualValue: price }] });
  return (path, answer) => (path.includes("/price-history") ? answer : lie(path, answer));
};

/** Has a reservation take this, in euros: nothing is reserved at 0, and undefined leaves it to the site. */
export const depositBecomes = (deposit: number | undefined): Lie =>
  everywhere({ reservationDeposit: deposit });

/** Address of no logo: it passes the contract, and what describes the organisation to search engines throws on it. */
const noAddress = "http://[";

/** Hands out a home page that cannot be rendered. */
export const brokenHome: Lie = (path, answer) => {
  if (!path.startsWith("/pages/home")) return answer;
  const { header, ...page } = answer.data as { header: { logo: object } };
  return { ...answer, data: { ...page, header: { ...header, logo: { ...header.logo, src: noAddress } } } };
};

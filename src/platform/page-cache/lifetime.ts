import { cacheLifetimes } from "../cache-lifetimes.ts";

/** How long the framework thinks a page is good for, in seconds: fresh, and to be shown at all; without end if undefined. */
export interface Lifetime {
  revalidate: number | false;
  expire: number | undefined;
}

/**
 * A page older than its lifetime and this grace is rendered again before it is answered, also after a restart: prices change.
 * While rendering it fails it is shown at any age.
 */
export const lifetimeOf = ({ revalidate, expire }: Lifetime, isFailing: boolean): Lifetime => {
  if (isFailing) return { revalidate, expire: undefined };
  return { revalidate, expire: revalidate === false ? expire : revalidate + cacheLifetimes.pageGrace };
};

/** The lifetime of an invalidated page: already over. It is rendered again within the usual time. */
export const invalidatedLifetime = ({ revalidate }: Lifetime): Lifetime => ({ revalidate, expire: -1 });

/** Whether a page of this age may be shown as it is. @param renderedAt in milliseconds since 1970 */
export const isFresh = ({ revalidate }: Lifetime, renderedAt: number): boolean =>
  revalidate === false || Date.now() < renderedAt + revalidate * 1000;

/** Whether a page of this age is not shown before it is rendered again. @param renderedAt in milliseconds since 1970 */
export const isOverdue = ({ expire }: Lifetime, renderedAt: number | undefined): boolean =>
  expire !== undefined && renderedAt !== undefined && Date.now() > renderedAt + expire * 1000;

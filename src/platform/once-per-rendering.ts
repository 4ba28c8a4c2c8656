import { requestContext } from "./request-context.ts";

/**
 * Loads what several parts of a page request, once while the page is rendered for everybody; each time elsewhere. A change that is committed
 * meanwhile invalidates the page. A failure is loaded again.
 * @param key unique among all that pages load
 */
export const oncePerRendering = <Value>(key: string, load: () => Promise<Value>): Promise<Value> => {
  const loaded = requestContext()?.loaded;
  const known = loaded?.get(key);
  if (known) return known as Promise<Value>;
  const value = load();
  if (loaded) {
    loaded.set(key, value);
    value.catch(() => loaded.delete(key));
  }
  return value;
};

import { send } from "./send.ts";

/** Redirects that a content service hands out by error: to themselves in every spelling, in circles, in chains. */
export const redirectsOf = (site: string): Readonly<Record<string, string>> => ({
  "/financiacion/": "/financiacion",
  "/blog/": "/blog/?x=1",
  "/preguntas-frecuentes/": `${site}/preguntas-frecuentes/`,
  "/vender-coche/": "/vender-coche/#a",
  "/aa/": "/bb/",
  "/bb/": "/aa/",
  "/uno/": "/dos/",
  "/dos/": "/tres/",
  "/tres/": "/uno",
  "/largo-1/": "/largo-2/",
  "/largo-2/": "/largo-3",
  "/largo-3/": "/largo-4/",
  "/largo-4/": "/listado-coches-segunda-mano",
  "/casa/": "/homepage",
  "/espanol/": "/es/blog",
  "/guion/": "javascript:alert(1)",
  "/fuera/": "//evil.example/",
  "/barra/": "/\\evil.example/",
});

/** Follows redirects as a browser does, within the site; the addresses in turn. */
export const follow = async (
  site: string,
  path: string,
): Promise<{ readonly hops: string[]; readonly status: number }> => {
  const hops = [path];
  for (;;) {
    const at = hops.at(-1) ?? path;
    const { status, headers } = await send(site, at);
    const target = status >= 300 && status < 400 ? URL.parse(headers.location ?? "", site + at) : null;
    if (!target || hops.length > 10) return { hops, status };
    if (target.origin !== site) return { hops: [...hops, target.href], status };
    hops.push(target.pathname + target.search);
  }
};

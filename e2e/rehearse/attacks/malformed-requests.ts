export const malformed = [
  "/%",
  "/%zz/",
  "/%E0%A4%A/",
  "/%C0%AF/",
  "/%00/",
  "/listado-coches-segunda-mano/%",
  "/coches-ocasion/%FF-12345678/",
  "/pt/%/",
  "/pictures/%",
  "/pictures/%E0%A4%A.webp",
  "/icons/%zz.svg",
  "/fonts/..%2f..%2fpackage.json",
  "/_next/static/%",
  "/_next/static/%zz.js",
  "/_next/static/..%2f..%2f..%2fpackage.json",
  "/_next/image?url=%&w=640&q=60",
  "/_next/data/%/index.json",
  "/sitemaps/%ff.xml",
  "/api/finance/%/pdf",
  "/ficha-tecnica/%E0%A4%A/",
  "/api/services/%zz",
] as const;

/** Ways out of a folder; they may be sent on, to a page that is not there. */
export const wayOut = [
  "/../../../../etc/passwd",
  "/..%5c..%5cetc/passwd",
  "/.%2e/.%2e/etc/passwd",
  "/pictures/..%2f..%2fpackage.json",
  "/pictures/../../package.json",
  "/_next/static/../../package.json",
  "/icons/%2e%2e/%2e%2e/etc/passwd",
] as const;

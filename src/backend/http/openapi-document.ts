import { buildOpenApi, type OpenApiDocument } from "#contract/openapi.ts";

const made = new Map<string, OpenApiDocument>();

/** `GET openapi.json`: the contract of both services, or of `?service=data` or `?service=content` alone. */
export const openApiDocument = (request: Request): Response => {
  const url = new URL(request.url);
  const service = url.searchParams.get("service") ?? "both";
  const base = url.href.slice(0, url.href.indexOf("/openapi.json"));
  const document = made.get(service) ?? build(service);
  made.set(service === "data" || service === "content" ? service : "both", document);
  return Response.json({ ...document, servers: [{ url: base }] });
};

const build = (service: string): OpenApiDocument => {
  if (service === "data" || service === "content") return buildOpenApi(service, { url: "" });
  const data = buildOpenApi("data", { url: "" });
  const content = buildOpenApi("content", { url: "" });
  return {
    ...data,
    info: { ...data.info, title: "Volante data and content services" },
    paths: { ...data.paths, ...content.paths },
    components: {
      ...data.components,
      schemas: { ...data.components.schemas, ...content.components.schemas },
    },
  };
};

import { InvalidFieldError } from "#backend/errors.ts";
import { buildOpenApi, type OpenApiDocument } from "#contract/openapi.ts";
import { perProcess } from "#platform/per-process.ts";

const dataDocument = perProcess("openapi-data", () => buildOpenApi("data", { url: "" }));

const contentDocument = perProcess("openapi-content", () => buildOpenApi("content", { url: "" }));

const wholeDocument = perProcess("openapi-both", (): OpenApiDocument => {
  const [data, content] = [dataDocument(), contentDocument()];
  return {
    ...data,
    info: { ...data.info, title: "Volante data and content services" },
    paths: { ...data.paths, ...content.paths },
    components: {
      ...data.components,
      schemas: { ...data.components.schemas, ...content.components.schemas },
    },
  };
});

/** By the value of `service`; null: there is none. */
const documents: ReadonlyMap<string | null, () => OpenApiDocument> = new Map([
  [null, wholeDocument],
  ["data", dataDocument],
  ["content", contentDocument],
]);

/**
 * `GET openapi.json`: the contract of both services, or of `?service=data` or `?service=content` alone; each is built once in a process.
 * @throws InvalidFieldError for any other service
 */
export const openApiDocument = (request: Request): Response => {
  const url = new URL(request.url);
  const document = documents.get(url.searchParams.get("service"));
  if (document === undefined) throw new InvalidFieldError("service", "Either data or content");
  const base = url.href.slice(0, url.href.indexOf("/openapi.json"));
  return Response.json({ ...document(), servers: [{ url: base }] });
};

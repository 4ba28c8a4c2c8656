import { expect, test, vi } from "vitest";
import { InvalidFieldError } from "#backend/errors.ts";
import { buildOpenApi } from "#contract/openapi.ts";
import { openApiDocument } from "./public-routes.ts";

vi.mock(import("#contract/openapi.ts"), { spy: true });

const requestDocument = (query = "") =>
  openApiDocument(new Request(`http://services.test/api/openapi.json${query}`));

test("the contract of a service is built once, however often and for whichever address it is asked for", async () => {
  for (const query of ["", "?service=data", "", "?service=content", "?service=data"]) requestDocument(query);
  expect(vi.mocked(buildOpenApi).mock.calls.map(([name]) => name)).toEqual(["both", "data", "content"]);
  const other = openApiDocument(new Request("http://other.test/below/openapi.json"));
  expect(await other.json()).toMatchObject({ servers: [{ url: "http://other.test/below" }] });
});

test.each(["zz", "", "both", "DATA", "__proto__"])("there is no service %j", (service) => {
  vi.mocked(buildOpenApi).mockClear();
  expect(() => requestDocument(`?service=${service}`)).toThrow(InvalidFieldError);
  expect(buildOpenApi).not.toHaveBeenCalled();
});

import { BackendError } from "#backend/errors.ts";
import { requestBytes } from "#contract/body-sizes.ts";
import { readBounded } from "#contract/read-bounded.ts";

/** The fields of a form, the first value of each name; a name that was not sent is empty. */
export type SentForm = (name: string) => string;

const noForm: SentForm = () => "";

/** Parses a form as browsers send it. BackendError `too-large`, `unsupported-media-type`. */
export const readForm = async (request: Request): Promise<SentForm> => {
  if (request.method !== "POST") return noForm;
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? ""))
    throw new BackendError("unsupported-media-type", "A form");
  const bytes = await readBounded(request, requestBytes.json);
  if (bytes === undefined) throw new BackendError("too-large", `At most ${requestBytes.json} bytes`);
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  return (name) => fields.get(name) ?? "";
};

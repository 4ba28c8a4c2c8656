import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { interpretText } from "./interpret-text.ts";
import { knownPlaces } from "./known-places.ts";

/** `GET search/interpret`: what a typed text means. */
export const interpretSearch: Handler<typeof readingEndpoints.interpretSearch> = async ({ query }, { orm }) =>
  interpretText(
    query.text,
    { catalogue: await knownCatalogue(orm), places: await knownPlaces(orm) },
    query.kind,
  );

import { z } from "zod";
import { field } from "./field.ts";
import { queryNumber } from "./primitives.ts";

/** A storefront closes a request that is not answered some seconds later. */
export const longestHoldSeconds = 20;

/** The number of a change: later ones are greater. */
const changeNumber = z.string().regex(/^\d{1,20}$/);

export const pageChangesQuery = z.object({
  after: field(
    z.string().max(10_000).optional(),
    "`cursor` of the last answer; left out, all changes of the last 26 hours are answered",
    "1764510000000_780:780:",
  ),
  hold: field(
    queryNumber.pipe(z.int().min(0).max(longestHoldSeconds)).optional(),
    "How many seconds to wait for a change where there is none",
    0,
  ),
});

/** Extension: what pages show differently now. */
export const pageChanges = z.object({
  cursor: field(z.string().max(10_000), "What the next request asks after", "1764510000000_784:784:"),
  known: field(changeNumber, "No change up to this number comes later", "783"),
  all: field(
    z.boolean(),
    "Whether all pages have to be rendered again: too much has changed, or the changes since `after` are not known",
    false,
  ),
  changes: field(
    z.array(
      z.object({
        tag: field(z.string().max(300), "Tag of the pages (docs/operations.md)", "stock"),
        number: field(changeNumber, "Number of its last change", "782"),
      }),
    ),
    "Tags that have changed, each once",
  ),
});

import { z } from "zod";
import { field } from "../field.ts";

/** A link in content: its text and its target. */
export const linkSchema = z.object({
  text: field(z.string().min(1), "Text of the link", "Ver coches"),
  href: field(
    z.string().min(1),
    "Where it leads: a path of the site, an address, or a panel such as `#contact`",
    "/coches-ocasion/",
  ),
});

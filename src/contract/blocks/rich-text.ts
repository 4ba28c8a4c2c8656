import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const type = <Name extends string>(name: Name, description: string) =>
  field(z.literal(name), description, name as z.input<z.ZodLiteral<Name>>);

const textBlock = z.discriminatedUnion("type", [
  z.object({
    type: type("p", "A paragraph"),
    text: field(z.string(), "Its text", "Lee esto antes de firmar."),
  }),
  z.object({
    type: type("h2", "A heading of level two"),
    text: field(z.string(), "Its text", "Quiénes somos"),
  }),
  z.object({
    type: type("h3", "A heading of level three"),
    text: field(z.string(), "Its text", "Desde 1998"),
  }),
  z.object({
    type: type("ul", "A list"),
    items: field(z.array(z.string()), "Texts of its points", ["Sin sorpresas", "Con garantía"]),
  }),
]);

export const richTextSchema = unshown(
  field(
    z.object({
      heading: field(z.string().optional(), "Heading", "Quiénes somos"),
      blocks: field(z.array(textBlock), "The text, piece by piece"),
    }),
    "Headings, paragraphs and lists",
  ),
);

export const richTextBlock = defineBlock({
  key: "rich-text",
  data: richTextSchema,
});

export type RichTextData = z.output<typeof richTextSchema>;

import type { BodyTypesData } from "#contract/blocks/body-types.ts";
import { segments } from "#domain/vehicle-types.ts";

export const examples = [
  {
    heading: "Elige por carrocería",
    items: segments.map((segment, index) => ({
      segment,
      text: segment,
      href: `/${segment}/`,
      count: 10 * index,
    })),
  },
] satisfies BodyTypesData[];

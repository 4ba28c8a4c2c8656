import { type CarPart, carParts, damagesOf } from "#domain/car-parts.ts";
import type { PreparedForm } from "#forms/prepare-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import styles from "./condition.module.css";
import { type conditionFields, markField } from "./condition-fields.ts";
import { partId } from "./part-id.ts";

/** Groups of parts, by their place on the car. */
const zones = {
  front: ["front-bumper", "left-headlight", "right-headlight", "bonnet", "windscreen"],
  left: [
    "left-front-wing",
    "left-front-wheel",
    "left-front-door",
    "left-rear-door",
    "left-rear-wing",
    "left-rear-wheel",
  ],
  right: [
    "right-front-wing",
    "right-front-wheel",
    "right-front-door",
    "right-rear-door",
    "right-rear-wing",
    "right-rear-wheel",
  ],
  rear: ["rear-window", "tailgate", "left-rear-light", "right-rear-light", "rear-bumper"],
  top: ["roof"],
} as const satisfies Record<string, readonly CarPart[]>;

type Zone = keyof typeof zones;

type MarkControlsProps = { readonly box: PreparedForm<typeof conditionFields>["box"] };

/** A checkbox for every fault of each part, by group; a group with a checked one is open. */
export const MarkControls = async ({ box }: MarkControlsProps) => {
  const t = await getScopedI18n("carCondition");
  const marksOf = (part: CarPart) => damagesOf[carParts[part]].map((damage) => ({ part, damage }));
  const isTicked = (part: CarPart) => marksOf(part).some((mark) => box(markField(mark)).defaultChecked);
  return (Object.entries(zones) as [Zone, readonly CarPart[]][]).map(([zone, parts]) => (
    <AccordionItem key={zone} title={t(`zones.${zone}`)} level={3} open={parts.some(isTicked)} dense>
      {parts.map((part) => (
        <fieldset key={part} id={partId(part)} data-part={part} className={styles.part}>
          <legend>{t(`parts.${part}`)}</legend>
          {marksOf(part).map((mark) => {
            const { id, name, defaultChecked } = box(markField(mark));
            return (
              <Checkbox
                key={name}
                id={id}
                name={name}
                defaultChecked={defaultChecked}
                label={t(`damages.${mark.damage}`)}
              />
            );
          })}
        </fieldset>
      ))}
    </AccordionItem>
  ));
};

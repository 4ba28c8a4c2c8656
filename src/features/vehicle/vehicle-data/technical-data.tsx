import type { Vehicle } from "#api/models/vehicle.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import styles from "./vehicle-data.module.css";

/** Technical data by group, as pairs of name and value. */
export const TechnicalData = ({ groups }: { readonly groups: Vehicle["technicalData"] }) => (
  <div className={styles.technical}>
    {groups.map(({ heading, items }) => (
      <section key={heading}>
        <h3>{heading}</h3>
        <DefinitionList flat items={items.map(({ label, value }) => [label, value])} />
      </section>
    ))}
  </div>
);

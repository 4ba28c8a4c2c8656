import type { Vehicle } from "#api/models/vehicle.ts";
import styles from "./vehicle-data.module.css";

/** Equipment by group, the first one open. */
export const VehicleEquipment = ({ groups }: { readonly groups: Vehicle["equipment"] }) => (
  <>
    {groups.map(({ heading, items }, index) => (
      <details key={heading} className={styles.group} open={index === 0}>
        <summary>
          <h3 data-count={items.length}>{heading}</h3>
        </summary>
        <ul className={styles.ticks}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
    ))}
  </>
);

import type { Vehicle } from "#api/models/vehicle.ts";
import styles from "./vehicle-data.module.css";

/** Technical data by group, as pairs of name and value. */
export const TechnicalData = ({ groups }: { readonly groups: Vehicle["technicalData"] }) => (
  <div className={styles.technical}>
    {groups.map(({ heading, items }) => (
      <section key={heading}>
        <h3>{heading}</h3>
        <dl>
          {items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);

import type { ReactNode } from "react";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import styles from "./lead.module.css";
import type { RequestedVehicle } from "./requested-vehicle.ts";

type LeadPageProps = {
  readonly title: string;
  readonly intro: string;
  /** The subject of the form. */
  readonly vehicle?: RequestedVehicle | undefined;
  readonly children: ReactNode;
};

/** The page of a request form: title, intro, subject and form. */
export const LeadPage = ({ title, intro, vehicle, children }: LeadPageProps) => (
  <div className={styles.page}>
    <h1>{title}</h1>
    <p>{intro}</p>
    {vehicle && (
      <div className={styles.about}>
        <VehicleLine {...vehicle.line} />
      </div>
    )}
    {children}
  </div>
);

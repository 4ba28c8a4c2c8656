import type { ReactNode } from "react";
import type { Vehicle } from "#api/models/vehicle.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./part-page.module.css";

type PartPageProps = {
  readonly vehicle: Vehicle;
  readonly title: string;
  /** Id of the section of the vehicle's page that leads here. */
  readonly section?: string;
  readonly children: ReactNode;
};

/** Something about a vehicle that is long or seldom read: a page, and a panel of the vehicle's page. */
export const PartPage = async ({ vehicle, title, section, children }: PartPageProps) => {
  const words = await getScopedI18n("leads");
  const { brand, model, commercialDescription } = vehicle.vehicle;
  return (
    <Section>
      <h1>{title}</h1>
      <div className={styles.part}>
        <p>{`${brand} ${model} ${commercialDescription}`.trim()}</p>
        {children}
        <p data-only="page">
          <ButtonLink href={vehicle.path + (section ? `#${section}` : "")} look="secondary">
            {words("backToVehicle")}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
};

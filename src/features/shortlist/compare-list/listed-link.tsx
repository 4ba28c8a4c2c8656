import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "../comparison/column-actions.module.css";
import type { ListedVehicle } from "./compare-list.ts";

export type ListedLinkProps = {
  readonly vehicle: ListedVehicle;
  readonly change: "add" | "remove";
  /** The comparison after the change. */
  readonly href: string;
  readonly label: string;
  readonly look?: "secondary";
  readonly children: ReactNode;
};

/**
 * Links to a comparison with one vehicle more or less; with scripts the stored list changes too
 * (`start-compare`).
 */
export const ListedLink = ({ vehicle, change, href, label, look, children }: ListedLinkProps) => {
  const { vin, name } = vehicle;
  const attributes = {
    href,
    rel: "nofollow",
    "aria-label": label,
    "data-listed": JSON.stringify({ change, vin, name }),
  };
  if (look)
    return (
      <ButtonLink look={look} {...attributes}>
        {children}
      </ButtonLink>
    );
  return (
    <SiteLink className={styles.action} {...attributes}>
      {children}
    </SiteLink>
  );
};

import type { Picture as PictureData } from "#contract/picture.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { Picture } from "../picture/picture.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./vehicle-line.module.css";

export type VehicleLineProps = {
  readonly name: string;
  readonly version: string;
  /** Address of its page; none for a vehicle whose page is gone. */
  readonly href?: string | undefined;
  readonly picture: PictureData | undefined;
  readonly kind: VehicleKind;
  /** The formatted price, and the previous one. */
  readonly price: string;
  /** What is paid with everything unavoidable, where that differs. */
  readonly fullPrice?: string | undefined;
  readonly before?: { readonly price: string; readonly label: string } | undefined;
  /** Year, mileage and the like, or its status. */
  readonly note?: string | undefined;
};

/** A vehicle in one line, for lists of requests and results. */
export const VehicleLine = ({
  name,
  version,
  href,
  picture,
  kind,
  price,
  before,
  fullPrice,
  note,
}: VehicleLineProps) => (
  <div className={styles.line}>
    <Picture picture={picture} kind={kind} alt="" sizes="96px" />
    <div>
      <p className={styles.name}>{href === undefined ? name : <SiteLink href={href}>{name}</SiteLink>}</p>
      <p className={styles.version}>{version}</p>
      <p>
        <strong>{price}</strong>{" "}
        {before && (
          <s>
            <VisuallyHidden>{before.label} </VisuallyHidden>
            {before.price}
          </s>
        )}{" "}
        {fullPrice && <small>{fullPrice}</small>}
      </p>
      {note && <p className={styles.version}>{note}</p>}
    </div>
  </div>
);

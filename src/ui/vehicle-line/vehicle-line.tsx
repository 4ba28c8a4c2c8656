import type { Picture as PictureData } from "#contract/picture.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { Picture } from "../picture/picture.tsx";
import { SiteLink } from "../site-link/site-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./vehicle-line.module.css";

export type VehicleLineProps = {
  readonly name: string;
  readonly version: string;
  /** Where its page is; none for a vehicle that has no page any more. */
  readonly href?: string | undefined;
  readonly picture: PictureData | undefined;
  readonly kind: VehicleKind;
  /** What it costs, in words, and what it cost before. */
  readonly price: string;
  readonly before?: { readonly price: string; readonly label: string } | undefined;
  /** Year, kilometres and the like, or what became of it. */
  readonly note?: string | undefined;
};

/** A vehicle in one line, for where something is said about it. */
export const VehicleLine = ({
  name,
  version,
  href,
  picture,
  kind,
  price,
  before,
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
        )}
      </p>
      {note && <p className={styles.version}>{note}</p>}
    </div>
  </div>
);

import type { ReactNode } from "react";

type ListItemProps = {
  /** In the whole list, from 1 on; none for what is no item of it. */
  readonly place: number | undefined;
  readonly children: ReactNode;
};

/**
 * A vehicle of a list as search engines read it, in microdata: 24 addresses in a block of their own are too far from the
 * links that they repeat to be compressed with them. The link of the card says the address, the list around it what it is.
 */
export const ListItem = ({ place, children }: ListItemProps) =>
  place === undefined ? (
    <li>{children}</li>
  ) : (
    <li itemProp="itemListElement" itemScope itemType="https://schema.org/ListItem">
      <meta itemProp="position" content={String(place)} />
      {children}
    </li>
  );

import type { ReactNode } from "react";

type ListItemProps = {
  /** In the whole list, from 1 on; none for what is no item of it. */
  readonly place: number | undefined;
  readonly children: ReactNode;
};

/**
 * A vehicle of a list as search engines read it, in microdata: 24 addresses in a block of their own are too far from the
 * links that they repeat to be compressed with them. The link of the card holds the address, the list around it the type.
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

/**
 * The place in its list of each vehicle of one page, from 1 on; none for those that cannot be bought. Reserved ones that
 * stand between them on earlier pages take no place: no place lies behind the total.
 */
export const listPlaces = ({ vehicles, total, page }: ListedPage): readonly (number | undefined)[] => {
  const isAvailable = ({ reserved, bought }: Listed) => !reserved && !bought;
  const available = vehicles.filter(isAvailable).length;
  let place = Math.max(0, Math.min((page.number - 1) * page.size, total - available));
  return vehicles.map((vehicle) => (isAvailable(vehicle) ? ++place : undefined));
};

type Listed = { readonly reserved: boolean; readonly bought: boolean };

type ListedPage = {
  readonly vehicles: readonly Listed[];
  readonly total: number;
  readonly page: { readonly number: number; readonly size: number };
};

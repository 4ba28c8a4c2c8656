import {
  FavouriteToggle,
  type FavouriteToggleProps,
} from "#features/shortlist/favourites/favourite-toggle.tsx";
import { isOffered } from "../offered.ts";

/** The favourite button of a vehicle; nothing where the site has no favourites. */
export const FavouriteHeart = (props: FavouriteToggleProps) =>
  isOffered("route:favourites") ? <FavouriteToggle {...props} /> : null;

import {
  FavouriteToggle,
  type FavouriteToggleProps,
} from "#features/shortlist/favourites/favourite-toggle.tsx";
import { isOffered } from "../offered.ts";

/** A vehicle's heart; none where the site has no favourites. */
export const FavouriteHeart = (props: FavouriteToggleProps) =>
  isOffered("route:favourites") ? <FavouriteToggle {...props} /> : null;

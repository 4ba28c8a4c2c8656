/** The place of the vehicles that this device has looked at. @param current the vehicle of the page, if it is about one */
export const RecentlyViewed = ({ current = "" }: { readonly current?: string }) => (
  <div data-recent={current} />
);

/** Whether this document was reached by going back or forward. */
export const isHistoryNavigation = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward";
};

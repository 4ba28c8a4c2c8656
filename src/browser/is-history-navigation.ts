/** Whether this document was reached by Back or Forward. */
export const isHistoryNavigation = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward";
};

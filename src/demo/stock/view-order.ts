/** Gallery order; other views follow, turntable frames come last. */
export const viewOrder = [
  "front-three-quarter",
  "side",
  "rear-three-quarter",
  "front",
  "rear",
  "interior",
  "dashboard",
];
/** Views in which the paint is not seen, so that any vehicle of the body may lend them. */
export const unpaintedViews = ["interior", "dashboard"];

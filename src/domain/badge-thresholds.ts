export type Threshold = { readonly euro: number; readonly from: string };

/** Where classes C and B begin. The Euro standard decides; the month stands in for it. */
export const thresholds: Record<"petrol" | "diesel" | "motorbike", { c: Threshold; b: Threshold }> = {
  petrol: { c: { euro: 4, from: "2006-01" }, b: { euro: 3, from: "2000-01" } },
  diesel: { c: { euro: 6, from: "2014-01" }, b: { euro: 4, from: "2006-01" } },
  motorbike: { c: { euro: 3, from: "2006-01" }, b: { euro: 2, from: "2003-01" } },
};

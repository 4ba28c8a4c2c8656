export type Absolute = (path: string) => string;
export const context = "https://schema.org";

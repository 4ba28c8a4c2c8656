import type { SeedComponent, SeedPage } from "./seed-page.ts";

/** A page before frame, address and figures: what its author writes. Texts may hold `{placeholders}`. */
export type PageText = Pick<SeedPage, "seo"> & { components: SeedComponent[] };

import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** A flat area in a picture: four points as x and y, clockwise from the reader's top left, in shares of width and height. */
type Corners = readonly [number, number, number, number, number, number, number, number];

/** A picture that was rendered ahead, and where the page writes on it. */
export type DrawnPicture = {
  /** `front-three-quarter-left`, `interior`. */
  view: string;
  /** Paths of AVIF files by their width in pixels. */
  files: Record<string, string>;
  /** Of the widest file. */
  width: number;
  height: number;
  /** Where the number plate is. */
  plate?: Corners;
  /** Where the kilometres are. */
  odometer?: Corners;
};

/** Pictures that stand for every vehicle of one model, paint and rim, as long as it has no photographs. */
export const pictureSets = pgTable("picture_sets", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** What they show: `audi-a1-hatchback red five-spoke`. */
  name: text("name").notNull().unique(),
  /** In the order of the gallery; the first is the one of lists. */
  pictures: jsonb("pictures").notNull().$type<DrawnPicture[]>(),
  /** One turn around the vehicle: paths of its frames, where it was rendered. */
  turn: text("turn").array(),
});

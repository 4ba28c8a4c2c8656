/**
 * The path of the first text or key that holds a NUL, or `undefined`. PostgreSQL keeps none in text, so one that slipped
 * through would end as a failure of the database. Deeper than 20 levels counts as found: no schema goes there.
 */
export const findNul = (value: unknown, path = "", depth = 0): string | undefined => {
  if (typeof value === "string") return value.includes("\0") ? path : undefined;
  if (typeof value !== "object" || value === null || value instanceof Blob) return undefined;
  if (depth > 20) return path;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = path === "" ? key : `${path}.${key}`;
    const found = key.includes("\0") ? path : findNul(inner, innerPath, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

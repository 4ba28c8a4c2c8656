/**
 * A reference as people read it aloud: the first eight characters of an id of 26, `KQ7M-2V9T`. The ids of other services stay as
 * they are. The back office finds a lead or a reservation by either.
 */
export const shortReference = (id: string): string =>
  /^[a-z0-9]{26}$/.test(id) ? `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase() : id;

/** The beginning of the id that a short reference stands for; undefined for anything else. */
export const idPrefixOf = (typed: string): string | undefined => {
  const [, first = "", second = ""] = /^([a-z0-9]{4})[ -]?([a-z0-9]{4})$/i.exec(typed.trim()) ?? [];
  return first === "" ? undefined : (first + second).toLowerCase();
};

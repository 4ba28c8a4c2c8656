/** Storage of customers' pictures: each under a random id of 26 letters and digits, which nothing but the database knows. */
export interface PictureFiles {
  /** Once resolved, the file survives a loss of power. Overwrites an existing file. */
  readonly put: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when it does not exist. */
  readonly get: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing when it does not exist. */
  readonly remove: (id: string) => Promise<void>;
  /** Throws where files cannot be read or stored now. */
  readonly check: () => Promise<void>;
}

const ids = /^[a-z0-9]{26}$/;

/** Returns the id; throws RangeError for a possible path. */
export const fileName = (id: string): string => {
  if (!ids.test(id)) throw new RangeError("No id of a file");
  return id;
};

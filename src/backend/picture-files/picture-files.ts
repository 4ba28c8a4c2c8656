/** Storage of customers' pictures: each under a random id of 26 letters and digits, which nothing but the database knows. */
export interface PictureFiles {
  /** Once it has answered, the file outlives a loss of power. Written again it is the new one. */
  readonly put: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined where there is none. */
  readonly get: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Nothing happens where there is none. */
  readonly remove: (id: string) => Promise<void>;
  /** Throws where files cannot be read or stored now. */
  readonly check: () => Promise<void>;
}

const ids = /^[a-z0-9]{26}$/;

/** The id as it is; throws RangeError for what could be a path. */
export const fileName = (id: string): string => {
  if (!ids.test(id)) throw new RangeError("No id of a file");
  return id;
};

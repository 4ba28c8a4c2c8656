/** Internal response header: the pipeline names the shared page of this address in it. `ready-answers` removes it. */
export const pagePathHeader = "x-page-path";

export interface PagePath {
  /** Internal, as the rules name it: `/es/abc`. */
  readonly path: string;
  /** When it is decided anew, in milliseconds since 1970. */
  readonly until: number;
}

export const writePagePath = ({ path, until }: PagePath): string => `${path} ${until}`;

/** Undefined for what is no such header. */
export const readPagePath = (header: unknown): PagePath | undefined => {
  const [, path, until] = /^(\/\S*) (\d+|Infinity)$/.exec(String(header ?? "")) ?? [];
  return path === undefined ? undefined : { path, until: Number(until) };
};

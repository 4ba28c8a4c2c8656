import fileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";

export type FileSystemCache = InstanceType<typeof fileSystemCacheModule>;
export type Context = ConstructorParameters<typeof fileSystemCacheModule>[0];
export type SetArguments = Parameters<FileSystemCache["set"]>;
export type GetArguments = Parameters<FileSystemCache["get"]>;
type Entry = NonNullable<SetArguments[1]>;
export type AppPage = Extract<Entry, { html: string; rscData: unknown }>;

// A CommonJS file of the framework: plain Node hands over its exports, a bundler its default export.
export const FileSystemCacheClass =
  (fileSystemCacheModule as unknown as { default?: typeof fileSystemCacheModule }).default ??
  fileSystemCacheModule;
export const pageContext = {
  kind: "APP_PAGE",
  isFallback: false,
  isRoutePPREnabled: false,
} as GetArguments[1];

export const isAppPage = (entry: Entry | null | undefined): entry is AppPage =>
  entry?.kind === ("APP_PAGE" as Entry["kind"]);

import { perProcess } from "#platform/per-process.ts";

/** Shared by what keeps the door closed and what opens it: the framework bundles the one, Node loads the other as it is. */
export const doorState = perProcess("door", (): { isOpen: boolean } => ({ isOpen: false }));

/** A cookie that scripts may read: somebody is signed in. */
export const knownCookie = "volante-known";

/** A cookie that scripts may read: a customer is signed in. */
export const knownCookie = "volante-known";

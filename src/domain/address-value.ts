/** What an address may hold in the place of a parameter, ids of services included: letters, digits and hyphens, 64 at most. */
export const addressValue = "[A-Za-z0-9-]{1,64}";

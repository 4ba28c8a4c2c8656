import { hashSecret } from "#backend/identity/hash-secret.ts";

/** What the code belongs to by which a customer proves a new address: their account alone. */
export const addressOwner = (customerId: string): string => hashSecret(`address-change.${customerId}`);

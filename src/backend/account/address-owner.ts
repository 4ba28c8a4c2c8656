import { hashSecret } from "#backend/identity/hash-secret.ts";

/** Owner of a code that verifies a customer's new address: their account alone. */
export const addressOwner = (customerId: string): string => hashSecret(`address-change.${customerId}`);

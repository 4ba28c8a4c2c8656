import type { ComponentType } from "react";
import type { CardPartProps } from "./card-part-props.ts";
import type { CardPayment } from "./card-step-props.ts";

/** Fetches the fields of the provider that charges, and nothing of the other's. Rejects where they do not come. */
export const loadCardPart = async (
  provider: CardPayment["provider"],
): Promise<ComponentType<CardPartProps>> =>
  provider === "stripe"
    ? (await import("./stripe/stripe-part.tsx")).StripePart
    : (await import("./sandbox/sandbox-part.tsx")).SandboxPart;

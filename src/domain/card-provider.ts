/** Whose form of a card the site has. */
export type CardProvider = "stripe" | "sandbox";

type Tokens = Readonly<Partial<Record<"paymentProvider" | "clientToken" | "publicKey", string>>>;

/** Who charges a card on the site; undefined where it is paid at `paymentUrl`. Pure. */
export const cardProvider = ({
  paymentProvider,
  clientToken,
  publicKey,
}: Tokens): CardProvider | undefined => {
  const isOurs = paymentProvider === "stripe" || paymentProvider === "sandbox";
  return isOurs && clientToken && publicKey ? paymentProvider : undefined;
};

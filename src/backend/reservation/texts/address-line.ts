type Address = {
  readonly address?: string | undefined;
  readonly zipCode?: string | undefined;
  readonly zipCodeExtension?: string | undefined;
  readonly city?: string | undefined;
  readonly municipality?: string;
};

/** `Calle Mayor, 1, 28013 Madrid`; empty when no part of it is stored. */
export const addressLine = ({ address, zipCode, zipCodeExtension, city, municipality }: Address): string => {
  const code = [zipCode, zipCodeExtension].filter(Boolean).join("-");
  const place = [code, city ?? municipality].filter(Boolean).join(" ");
  return [address, place].filter(Boolean).join(", ");
};

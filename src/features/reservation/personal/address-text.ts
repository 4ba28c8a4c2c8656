type Address = {
  readonly address?: string | undefined;
  readonly zipCode?: string | undefined;
  readonly zipCodeExtension?: string | undefined;
  readonly city?: string | undefined;
};

/** An address in one line. What is not stored any more comes as a dash, and is left out; undefined where nothing is left. Pure. */
export const addressText = ({ address, zipCode, zipCodeExtension, city }: Address): string | undefined => {
  const isKept = (part: string | undefined): part is string =>
    part !== undefined && part !== "" && part !== "-";
  const zip = [zipCode, zipCodeExtension].filter(isKept).join("-");
  return [address, [zip, city].filter(isKept).join(" ")].filter(isKept).join(", ") || undefined;
};

/** A stored telephone number as people write it: `+34910000002` gives `+34 910 000 002`. Others stay as they are. */
export const phoneText = (stored: string): string =>
  stored.replace(/^(\+351|\+34)(\d{3})(\d{3})(\d{3})$/, "$1\u00a0$2\u00a0$3\u00a0$4");

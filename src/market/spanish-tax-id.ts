const personLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
const companyLetters = "JABCDEFGHI";

/**
 * True for a Spanish DNI, NIE or company id whose check letter or digit is right. Takes capitals without separators.
 * Companies with the first letter A, B, E or H carry a digit, those with N, P, Q, R, S or W a letter, others either.
 */
export const isSpanishTaxId = (id: string): boolean => {
  if (/^\d{8}[A-Z]$/.test(id)) return personLetters[Number(id.slice(0, 8)) % 23] === id[8];
  if (/^[XYZ]\d{7}[A-Z]$/.test(id))
    return personLetters[Number(`${"XYZ".indexOf(id.charAt(0))}${id.slice(1, 8)}`) % 23] === id[8];
  if (/^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(id)) return isCompanyId(id);
  return false;
};

const isCompanyId = (id: string): boolean => {
  const sum = [...id.slice(1, 8)].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const [first, given] = [id.charAt(0), id.charAt(8)];
  const digitFits = given === String(control) && !"NPQRSW".includes(first);
  const letterFits = given === companyLetters[control] && !"ABEH".includes(first);
  return digitFits || letterFits;
};

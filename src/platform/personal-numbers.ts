/** Card numbers begin so: Visa, Mastercard, American Express, Diners, Discover and JCB. */
const cardStart = /^(?:4|5[1-5]|2[2-7]|3[04-9]|6)/;

/** Whether digits are those of a payment card: 14 to 19 of them, a known beginning, the check digit of Luhn. */
export const isCardNumber = (digits: string): boolean => {
  if (!/^\d{14,19}$/.test(digits) || !cardStart.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

/** Whether letters and digits are an account number of ISO 13616. None has 17 of them, as vehicle identification numbers have. */
export const isIban = (text: string): boolean => {
  if (text.length === 17 || text.length > 34 || !/^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/i.test(text)) return false;
  let rest = 0;
  for (let place = 4; place < text.length + 4; place += 1) {
    const code = text.charCodeAt(place % text.length);
    // A digit stands for itself, a letter in either case for a number from 10 to 35.
    const value = code <= 57 ? code - 48 : (code & 31) + 9;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

/** Whether nine digits are a Portuguese tax number: of people and of companies, with their check digit. */
export const isPortugueseTaxNumber = (digits: string): boolean => {
  if (!/^[1235689]\d{8}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 8)).reduce(
    (total, digit, place) => total + Number(digit) * (9 - place),
    0,
  );
  const rest = sum % 11;
  return Number(digits[8]) === (rest < 2 ? 0 : 11 - rest);
};

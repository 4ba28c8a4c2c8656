/** What every usable address matches, as a text field takes it in `pattern`. */
export const emailPattern = "\\s*[^@\\s]+@[^@\\s]+\\.[A-Za-z]{2,63}\\s*";

/**
 * True for a usable e-mail address: at most 254 characters, one @, a local part of up to 64 whose dots stand singly and
 * inside (RFC 5321, 4.1.2, dot-string), and a domain with a dot, labels of letters, digits and inner hyphens. Blanks
 * around it are forgiven (trim before storing).
 */
export const isEmailAddress = (text: string): boolean => {
  const address = text.trim();
  if (address.length > 254) return false;
  return /^(?!\.|[^@]*\.[.@])[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i.test(
    address,
  );
};

/**
 * The address that opens a conversation with a WhatsApp number (https://faq.whatsapp.com/5913398998672934).
 * @param number E.164: `+34612345678`
 * @param text what the visitor can send as it is
 */
export const whatsappAddress = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;

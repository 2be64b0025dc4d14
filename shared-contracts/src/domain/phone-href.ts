/** A phone number of the shop as its content names it (docs/product/frame.md#footer). */
interface ShopPhone {
  /** A title with "WhatsApp" makes the number one for chats. */
  title: string;
  /** The number as people write it. */
  text: string;
}

export const isWhatsApp = ({ title }: Pick<ShopPhone, 'title'>): boolean => /whatsapp/i.test(title);

/**
 * Address that opens a chat with a WhatsApp number, or calls another number.
 * @param message first text of a chat
 */
export const phoneHref = (phone: ShopPhone, message = ''): string => {
  const { text } = phone;
  if (!isWhatsApp(phone)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return `https://wa.me/${text.replace(/\D/g, '')}${message && `?text=${encodeURIComponent(message)}`}`;
};

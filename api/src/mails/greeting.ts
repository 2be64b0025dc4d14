import type { Locale } from 'shared-contracts/locale';

const HELLO: Record<Locale, string> = { es: 'Hola', en: 'Hello' };
/** A stranger may type a name with another person's address. Text that is no name could be an address of a fraud. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/** `Hola Ana`, or `Hola` when the name is missing or is not one. */
export const greeting = (name: string, locale: Locale): string =>
  NAME.test(name.trim()) ? `${HELLO[locale]} ${name.trim()}` : HELLO[locale];

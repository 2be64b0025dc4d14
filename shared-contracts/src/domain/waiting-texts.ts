/** Texts of pages that ask again by themselves. HAProxy and Varnish have copies (lab/containers). */
import type { Locale } from '../locale.ts';

interface WaitingText {
  title: string;
  text: string;
}

/** For a buyer who returns from the bank while the shop cannot answer. The buyer may have paid. */
export const BANK_RETURN_WAITS: Readonly<Record<Locale, WaitingText>> = {
  es: {
    title: 'Estamos confirmando tu pago',
    text: 'La tienda no responde por un momento. Esta página vuelve a preguntar sola en unos segundos. No la cierres ni pagues otra vez.',
  },
  en: {
    title: 'We are confirming your payment',
    text: 'The shop is not answering for a moment. This page asks again by itself in a few seconds. Keep it open, and do not pay again.',
  },
};

/** For any other page while no server of the shop answers. */
export const SHOP_WAITS: Readonly<Record<Locale, WaitingText>> = {
  es: {
    title: 'La tienda vuelve en un momento',
    text: 'Esta página se carga sola otra vez en unos segundos.',
  },
  en: {
    title: 'The shop will be back in a moment',
    text: 'This page loads again by itself in a few seconds.',
  },
};

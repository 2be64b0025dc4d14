/** Texts about previews, in both languages. */
import type { Locale } from 'shared-contracts/locale';

const es = {
  title: 'Vista previa',
  draft: 'borrador',
  exit: 'Salir',
  ended: {
    title: 'Esta vista previa no está disponible',
    text: 'Terminó o se eliminó, o el enlace está incompleto. Pide uno nuevo a quien te lo envió.',
  },
  limited: {
    title: 'Demasiados intentos',
    text: 'Espera un minuto y abre el enlace otra vez.',
  },
  unreachable: {
    title: 'No pudimos abrir la vista previa',
    text: 'La tienda está tardando en responder. Espera un minuto y abre el enlace otra vez.',
  },
  back: 'Ir a la tienda',
};

const en: typeof es = {
  title: 'Preview',
  draft: 'draft',
  exit: 'Exit',
  ended: {
    title: 'This preview is not available',
    text: 'It has ended or was removed, or the link is incomplete. Ask the sender for a new one.',
  },
  limited: {
    title: 'Too many attempts',
    text: 'Wait a minute and open the link again.',
  },
  unreachable: {
    title: 'We could not open the preview',
    text: 'The shop is slow to answer. Wait a minute and open the link again.',
  },
  back: 'To the shop',
};

export const previewMessages: Record<Locale, typeof es> = { es, en };

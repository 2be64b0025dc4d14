import type { Locale } from 'shared-contracts/locale';

interface AnswerWords {
  /** Access and portability. */
  export: string;
  /** Download in the account. */
  download: string;
  opposition: string;
  blocking: string;
  erasure: string;
  /** Orders under way. */
  erasureLater: string;
}

/** Answers that the shop gives by itself, in the language of the request. */
export const ANSWER_WORDS: Record<Locale, AnswerWords> = {
  es: {
    export:
      'Puedes descargar todo lo que guardamos sobre ti desde el enlace con que confirmaste tu solicitud.',
    download: 'Descargaste tus datos en tu cuenta.',
    opposition: 'Listo: dejamos de usar tus datos para lo que elegiste.',
    blocking:
      'Listo: tus datos están bloqueados. No los usamos ni aparecen en nuestras listas; solo siguen los pedidos y las visitas en curso.',
    erasure:
      'Listo: borramos tus datos. De tus pedidos guardamos seis años lo que exige la ley tributaria, y de lo que aceptaste, una constancia sin tu correo.',
    erasureLater: 'Los pedidos en curso se borran solos cuando los entreguemos.',
  },
  en: {
    export:
      'You can download everything we keep about you from the link with which you confirmed your request.',
    download: 'You downloaded your data in your account.',
    opposition: 'Done: we stopped using your data for what you chose.',
    blocking:
      'Done: your data is blocked. We do not use it and it is in none of our lists; only orders and visits under way go on.',
    erasure:
      'Done: we erased your data. Of your orders we keep for six years what tax law requires, and of what you accepted, a record without your email.',
    erasureLater: 'Orders under way are erased by themselves once they are delivered.',
  },
};

/** A text in both languages. */
export interface Bilingual {
  es: string;
  en: string;
}

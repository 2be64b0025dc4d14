export interface Bilingual {
  es: string;
  en: string;
}

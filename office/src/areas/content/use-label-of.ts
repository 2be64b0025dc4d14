import { useTranslate } from 'react-admin';

/** Words for a dotted path: `es.blocks.3.content.0.text` → `Español › Texto › 4 › Texto › 1 › Texto`. */
export const useLabelOf = (): ((path: string) => string) => {
  const translate = useTranslate();
  const wordOf = (part: string, at: number): string => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    if (at === 0 && (part === 'es' || part === 'en')) return translate(`content.languages.${part}`);
    return translate(`content.fields.${part}`, { _: part });
  };
  return (path) => path.split('.').map(wordOf).join(' › ');
};

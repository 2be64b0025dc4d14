/** Has its own chunk, with its texts, which loads on the first share: most visits never share. */
import { COPY_FAILED, TITLE } from 'shared-contracts/domain/error-catalogue';
import type { HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { withLocale } from 'shared-contracts/with-locale';

const es = { copied: 'Enlace copiado', text: 'Ya lo puedes pegar donde quieras.' };
const en: typeof es = { copied: 'Link copied', text: 'Paste it wherever you like.' };
const WORDS: Record<Locale, typeof es> = { es, en };

export interface SharedPage {
  title: string;
  /** Path of the page. */
  href: string;
}

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Opens the device's share sheet (docs/product/frame.md#floating-buttons). When that fails, copies the URL
 * and shows a dialog with the result. Does nothing more when the shopper cancels the share sheet.
 */
export const sharePage = async (
  { openDialog, locale, config }: Pick<HostServices, 'openDialog' | 'locale' | 'config'>,
  { title, href }: SharedPage,
): Promise<void> => {
  const url = config.publicUrl + withLocale(href, locale);
  try {
    return await navigator.share({ title, url });
  } catch (error) {
    if (isCancelled(error)) return;
  }
  try {
    await navigator.clipboard.writeText(url);
    const { copied, text } = WORDS[locale];
    await openDialog({ type: 'success', title: copied, description: text });
  } catch {
    const [heading, description] = [TITLE[locale], COPY_FAILED[locale]];
    await openDialog({ type: 'error', title: heading, description });
  }
};

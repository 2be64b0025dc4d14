import { createEffect, createEvent, sample } from 'effector';
import { errorTextOf } from 'shared-contracts/domain/error-catalogue';
import { openDialogFx } from 'shared-contracts/kit/host';
import { $locale, $publicUrl } from 'shared-contracts/kit/locale';
import { $messages } from '../../lib/messages.ts';

/** A page to pass on, by its path. */
export const shareClicked = createEvent<{ title: string; href: string }>();

const isGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The device's own way to pass a page on; where there is none, the address is copied. */
const passOnFx = createEffect(
  async ({ title, url }: { title: string; url: string }): Promise<'passed on' | 'given up' | 'copied'> => {
    try {
      await navigator.share({ title, url });
      return 'passed on';
    } catch (error) {
      if (isGivenUp(error)) return 'given up';
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
  },
);

sample({
  clock: shareClicked,
  source: $publicUrl,
  fn: (publicUrl, { title, href }) => ({ title, url: publicUrl + href }),
  target: passOnFx,
});
sample({
  clock: passOnFx.doneData,
  source: $messages,
  filter: (_, outcome) => outcome === 'copied',
  fn: ({ product: { linkCopied, linkCopiedText } }) => ({
    type: 'success' as const,
    title: linkCopied,
    description: linkCopiedText,
  }),
  target: openDialogFx,
});
sample({
  clock: passOnFx.fail,
  source: $locale,
  fn: (locale) => ({
    type: 'error' as const,
    title: errorTextOf('TITLE', locale),
    description: errorTextOf('COPY_FAILED', locale),
  }),
  target: openDialogFx,
});

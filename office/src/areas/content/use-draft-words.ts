import { useLocaleState, useTranslate } from 'react-admin';
import { formatTime } from '../../format/format.ts';

interface Listed {
  has_draft: boolean;
  publish_at: string | null;
  failure: string | null;
}

/** Words about the draft that waits in a row of a list. Null without one. */
export const useDraftWords = (): ((listed: Listed) => string | null) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ has_draft, publish_at, failure }) => {
    if (failure) return translate('content.failed');
    if (publish_at) return translate('drafts.status.scheduled', { at: formatTime(publish_at, locale) });
    return has_draft ? translate('content.draft') : null;
  };
};

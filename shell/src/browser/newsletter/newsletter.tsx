/** Hydrates the newsletter form of the footer. This code loads when the form first gets the focus. */
import { fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { subscribe } from 'shared-contracts/api/forms';
import type { HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { NewsletterForm } from '../../frame/newsletter/newsletter-form.tsx';
import type { Messages } from '../../messages/es.ts';
import {
  $isSending,
  $sent,
  $words,
  openDialogFx,
  subscribeFx,
  subscribeSubmitted,
} from './subscribe.model.ts';

export interface NewsletterParts {
  locale: Locale;
  /** Title and text of the newsletter, from the layout content. */
  title: string;
  text: string;
  t: Messages['newsletter'];
  host: Pick<HostServices, 'api' | 'openDialog' | 'report'>;
}

interface ConnectedProps extends Pick<NewsletterParts, 'locale' | 'title' | 't'> {
  onHydrated: () => void;
}

const Connected = ({ onHydrated, ...props }: ConnectedProps) => {
  const [submit, isSending, sent] = useUnit([subscribeSubmitted, $isSending, $sent]);
  useEffect(onHydrated, [onHydrated]);
  return <NewsletterForm {...props} isSending={isSending} sent={sent} onSubmit={submit} />;
};

const sendTo =
  (api: ApiClient) =>
  async (email: string): Promise<void> => {
    const altcha = await answerBotCheck(api, 'newsletter');
    await api.call(subscribe, { body: { email, altcha } });
  };

/** Resolves when the form is hydrated. */
export const hydrateNewsletter = (
  place: HTMLElement,
  { locale, title, text, t, host }: NewsletterParts,
): Promise<void> => {
  const scope = fork({
    values: [[$words, { locale, title, text, sent: t.sent }]],
    handlers: [
      [subscribeFx, sendTo(host.api)],
      [openDialogFx, host.openDialog],
    ],
  });
  return new Promise((resolve) => {
    hydrateRoot(
      place,
      <Provider value={scope}>
        <Connected locale={locale} title={title} t={t} onHydrated={resolve} />
      </Provider>,
      { onRecoverableError: (error) => host.report(error, { kind: 'hydration' }) },
    );
  });
};

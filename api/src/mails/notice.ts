import type { Locale } from 'shared-contracts/locale';
import type { MailShop } from '../modules/content/find-mail-shop.ts';
import { DATA_LINK } from './data-link.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { NOTICE_WORDS, type NoticeKind } from './notice.words.ts';
import type { NoticeWords } from './notice-words.ts';
import { renderMail } from './render.ts';

export interface Notice {
  kind: NoticeKind;
  locale: Locale;
  to: string;
  shop: MailShop;
  /** Values for the text. `shop`, `shopEmail` and `hello` are always available. */
  values?: Record<string, string>;
  /** Name of the recipient, for the greeting. */
  name?: string;
  /** Target of the button. */
  url?: string;
  /** Target of the link that ends a subscription. */
  unsubscribeUrl?: string;
  facts?: { label: string; value: string }[];
  /** Page on which the recipient uses the rights over personal data. */
  dataUrl?: string;
  /** Text that staff wrote. Each line is a paragraph. */
  text?: string;
  /** Quoted text of a user. */
  quote?: string;
  messageId: string;
}

/** Joins lines, because a subject must be one line. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Creates a short mail: sentences, facts, one button. */
export const notice = ({
  kind,
  locale,
  to,
  shop,
  values,
  name = '',
  url,
  unsubscribeUrl,
  dataUrl,
  facts = [],
  text = '',
  quote,
  messageId,
}: Notice): Mail => {
  const words: NoticeWords = NOTICE_WORDS[kind][locale];
  const all: Record<string, string> = {
    shop: shop.name,
    shopEmail: shop.email,
    hello: greeting(name, locale),
    ...values,
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
  const subject = oneLine(fill(words.subject));
  const content = renderMail('./notice', {
    locale,
    subject,
    shop,
    title: fill(words.title),
    paragraphs: [...words.paragraphs.map(fill), ...text.split(/\n+/).filter(Boolean)],
    facts,
    quote,
    action: words.action && url ? { text: words.action, url } : null,
    data: dataUrl ? { text: DATA_LINK[locale], url: dataUrl } : null,
    notes: (words.notes ?? []).map(fill),
    unsubscribe:
      words.unsubscribe && unsubscribeUrl ? { text: words.unsubscribe, url: unsubscribeUrl } : null,
  });
  return {
    to,
    subject,
    ...content,
    messageId,
    // Enables the unsubscribe button of mail programs (RFC 8058).
    ...(unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
};

/** Message id that is equal for retries of a mail. */
export const messageIdOf = (publicUrl: string, ...parts: string[]): string =>
  `<${parts.join('-')}@${new URL(publicUrl).hostname}>`;

/**
 * Data that the server passes to shell features that load on demand: newsletter, promotion, share, help.
 */
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Messages } from '../messages/es.ts';

export type Promo = Layout['promotional_modal']['modal'];
export type Share = NonNullable<Layout['social_share']>;

/** Title, text and links of the help bubble. */
export interface Help {
  title: string;
  text: string;
  links: Layout['floating_buttons']['buttons'];
}

export const extrasOf = (layout: Layout, t: Messages) => {
  const { footer, default_modal, promotional_modal, social_share, help, floating_buttons } = layout;
  const { newsletter, share, help: helpWords } = t;
  return {
    newsletter: footer.newsletter_title
      ? { title: footer.newsletter_title, text: footer.newsletter_text }
      : null,
    promo: default_modal && promotional_modal.visibility ? promotional_modal.modal : null,
    share: social_share ?? null,
    help:
      floating_buttons.buttons.length > 0
        ? { title: help?.title ?? helpWords.title, text: help?.text ?? '', links: floating_buttons.buttons }
        : null,
    t: { newsletter, share, help: helpWords },
  };
};

/** Data per feature, as plain JSON. Null disables the feature. */
export type ExtrasBoot = ReturnType<typeof extrasOf>;

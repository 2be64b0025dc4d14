import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import { pick } from './words.ts';

type Share = NonNullable<Layout['social_share']>;

/** Where a page can be passed on (SPEC §2: four networks or the copied link); plain links, no network's script. */
const NETWORKS: readonly (readonly [network: string, url: string])[] = [
  ['WhatsApp', 'https://wa.me/?text={text}%20{url}'],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u={url}'],
  ['X', 'https://x.com/intent/post?url={url}&text={text}'],
  ['Pinterest', 'https://pinterest.com/pin/create/button/?url={url}&media={image}&description={text}'],
];

export const shareSettings = (locale: Locale): Share => {
  const t = pick(locale);
  return {
    title: t('Compartir', 'Share'),
    copy_text: t('Copiar enlace', 'Copy the link'),
    networks: NETWORKS.map(([network, url]) => ({
      network,
      url,
      text: t(`Compartir en ${network}`, `Share on ${network}`),
    })),
  };
};

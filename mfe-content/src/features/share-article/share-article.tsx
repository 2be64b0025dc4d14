import { useUnit } from 'effector-react';
import { articlePath } from 'shared-contracts/api/documents';
import { COPY_FAILED } from 'shared-contracts/domain/error-catalogue';
import { withLocale } from 'shared-contracts/with-locale';
import { $host } from 'shared-kit/host';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { useJournalWords } from '../../messages/journal.ts';
import { $copy, copyClicked, networkClicked } from './share-article.model.ts';
import styles from './share-article.module.css';

/** Social networks for sharing an article. Plain links without third-party scripts. */
const NETWORKS = [
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    hrefOf: (url: string, text: string) => `https://wa.me/?text=${text}%20${url}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    hrefOf: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    id: 'x',
    name: 'X',
    hrefOf: (url: string, text: string) => `https://x.com/intent/post?url=${url}&text=${text}`,
  },
] as const;

/** Shares an article: copies its URL or opens a social network. */
export const ShareArticle = ({ slug, title }: { slug: string; title: string }) => {
  const locale = useLocale();
  const words = useJournalWords();
  const { host, copied, copy, choose } = useUnit({
    host: $host,
    copied: $copy,
    copy: copyClicked,
    choose: networkClicked,
  });
  const url = `${host?.config.publicUrl ?? ''}${withLocale(articlePath(slug), locale)}`;
  return (
    <section className={styles.share} aria-label={words.share}>
      <Button size="small" onClick={() => copy({ article: slug, url })}>
        {words.copy}
      </Button>
      {NETWORKS.map(({ id, name, hrefOf }) => (
        <a
          key={id}
          className={styles.network}
          href={hrefOf(encodeURIComponent(url), encodeURIComponent(title))}
          target="_blank"
          rel="noopener"
          aria-label={words.shareOn(name)}
          onClick={() => choose({ article: slug, method: id })}
        >
          {name}
        </a>
      ))}
      <span role="status" className={styles.status}>
        {copied === 'done' && words.copied}
        {copied === 'failed' && COPY_FAILED[locale]}
      </span>
    </section>
  );
};

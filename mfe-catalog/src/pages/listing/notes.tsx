import type { ListingPage } from 'shared-contracts/api/pages.schema';
import styles from './listing.module.css';

/** Paragraphs of the page content, below the products. Ignores blocks of other kinds. */
export const Notes = ({ blocks = [] }: Pick<ListingPage, 'blocks'>) => {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.content] : []));
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.notes}>
      {paragraphs.map((content) => (
        <p key={content[0]?.text}>
          {content.map((part) =>
            part.kind === 'link' ? (
              <a key={part.text} href={part.href}>
                {part.text}
              </a>
            ) : part.kind === 'strong' ? (
              <strong key={part.text}>{part.text}</strong>
            ) : (
              part.text
            ),
          )}
        </p>
      ))}
    </div>
  );
};

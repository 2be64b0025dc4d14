import type { Block, Inline } from 'shared-contracts/api/content.schema';
import styles from './transfer.module.css';

/** Lists and paragraphs of the page content. Ignores other blocks. */
export const PageNotes = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.notes}>
    {blocks.map((block) => {
      const key = JSON.stringify(block);
      if (block.kind === 'paragraph')
        return (
          <p key={key}>
            <Inlines content={block.content} />
          </p>
        );
      if (block.kind === 'list')
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={JSON.stringify(item)}>
                <Inlines content={item} />
              </li>
            ))}
          </ul>
        );
      return null;
    })}
  </div>
);

const Inlines = ({ content }: { content: readonly Inline[] }) =>
  content.map((piece) => {
    if (piece.kind === 'link')
      return (
        <a key={piece.text} href={piece.href}>
          {piece.text}
        </a>
      );
    return piece.kind === 'strong' ? <strong key={piece.text}>{piece.text}</strong> : piece.text;
  });

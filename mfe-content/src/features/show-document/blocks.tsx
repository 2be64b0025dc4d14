// Drawn once: memory between renders would only add bytes.
'use no memo';
import type { Block } from 'shared-contracts/api/documents.schema';
import { Notice } from 'shared-ui/notice';
import { Picture } from 'shared-ui/picture';
import styles from './blocks.module.css';
import { Facts } from './facts.tsx';
import { InlineText } from './inline.tsx';
import { ListBlock } from './list-block.tsx';
import { BLOCK_PICTURE_SIZES } from './picture-sizes.ts';

/** A kind of block that the contract adds does not compile here until it is drawn. */
const BlockView = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      );
    case 'list':
      return <ListBlock ordered={block.ordered} items={block.items} />;
    case 'picture':
      return <Picture base={block.picture.image} {...block.picture} sizes={BLOCK_PICTURE_SIZES} />;
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>{block.text}</blockquote>
          {block.source && <figcaption>{block.source}</figcaption>}
        </figure>
      );
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'notice':
      return (
        <Notice kind={block.tone}>
          <p>
            <InlineText content={block.content} />
          </p>
        </Notice>
      );
    default:
      return block satisfies never;
  }
};

/** A text as the API gives it: typed blocks, drawn one after the other. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.blocks}>
    {blocks.map((block, index) => (
      // The blocks of a text neither move nor change: their place is their key.
      <BlockView key={index} block={block} />
    ))}
  </div>
);

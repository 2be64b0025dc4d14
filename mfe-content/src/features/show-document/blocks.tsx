import type { Block } from 'shared-contracts/api/content.schema';
import { Notice } from 'shared-ui/notice';
import { Picture } from 'shared-ui/picture';
import styles from './blocks.module.css';
import { InlineText } from './inline.tsx';
import { BLOCK_PICTURE_SIZES, GALLERY_PICTURE_SIZES } from './picture-sizes.ts';

/** Renders a block. A new block type of the contract is a compile error here until it is handled. */
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
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            // List items are static, so the index is a stable key.
            <li key={index}>
              <InlineText content={item} />
            </li>
          ))}
        </List>
      );
    }
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
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <InlineText content={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
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

type PictureBlock = Block & { kind: 'picture' };

/** Replaces two or more consecutive pictures with an array, which the page shows as a gallery. */
const galleriesOf = (blocks: readonly Block[]): (Block | PictureBlock[])[] => {
  const drawn: (Block | PictureBlock[])[] = [];
  for (const block of blocks) {
    const last = drawn.at(-1);
    if (block.kind !== 'picture') drawn.push(block);
    else if (Array.isArray(last)) last.push(block);
    else drawn.push([block]);
  }
  return drawn.map((one) => (Array.isArray(one) && one.length === 1 ? (one[0] as PictureBlock) : one));
};

const Gallery = ({ pictures }: { pictures: readonly PictureBlock[] }) => (
  <ul className={styles.gallery}>
    {pictures.map(({ picture }, index) => (
      <li key={index}>
        <Picture base={picture.image} {...picture} sizes={GALLERY_PICTURE_SIZES} className={styles.print} />
      </li>
    ))}
  </ul>
);

/** Renders the typed blocks of a text. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.blocks}>
    {galleriesOf(blocks).map((block, index) =>
      // Blocks are static, so the index is a stable key.
      Array.isArray(block) ? (
        <Gallery key={index} pictures={block} />
      ) : (
        <BlockView key={index} block={block} />
      ),
    )}
  </div>
);

import type { Block } from 'shared-contracts/api/content.schema';
import { useMessages } from '../../lib/messages.ts';
import styles from './contents.module.css';

/** Texts with fewer sections have no table of contents. */
const MIN_SECTIONS = 4;

export type Section = Block & { kind: 'heading' };

/** Sections for the table of contents. Empty for a short text. */
export const sectionsOf = (blocks: readonly Block[]): Section[] => {
  const sections = blocks.filter((block) => block.kind === 'heading' && block.level === 2) as Section[];
  return sections.length < MIN_SECTIONS ? [] : sections;
};

export const Contents = ({ sections }: { sections: readonly Section[] }) => {
  const { reading } = useMessages();
  return (
    <nav className={styles.contents} aria-labelledby="document-contents">
      <h2 id="document-contents" className="small-caps">
        {reading.contents}
      </h2>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

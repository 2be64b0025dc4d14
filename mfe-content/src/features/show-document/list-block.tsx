import type { Block } from 'shared-contracts/api/content.schema';
import { InlineText } from './inline.tsx';

type ListBlockProps = Pick<Block & { kind: 'list' }, 'ordered' | 'items'>;

/** Bulleted or numbered list. */
export const ListBlock = ({ ordered, items }: ListBlockProps) => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        // List items are static, so the index is a stable key.
        <li key={index}>
          <InlineText content={item} />
        </li>
      ))}
    </List>
  );
};

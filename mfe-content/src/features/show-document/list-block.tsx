import type { Block } from 'shared-contracts/api/documents.schema';
import { InlineText } from './inline.tsx';

type ListBlockProps = Pick<Block & { kind: 'list' }, 'ordered' | 'items'>;

/** Points, or steps in their order. */
export const ListBlock = ({ ordered, items }: ListBlockProps) => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        // The points of a list neither move nor change: their place is their key.
        <li key={index}>
          <InlineText content={item} />
        </li>
      ))}
    </List>
  );
};

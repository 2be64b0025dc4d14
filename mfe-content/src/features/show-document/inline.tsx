import type { Inline } from 'shared-contracts/api/documents.schema';

const Piece = ({ piece }: { piece: Inline }) => {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'link':
      return <a href={piece.href}>{piece.text}</a>;
    default:
      return piece satisfies never;
  }
};

/** Running text. */
export const InlineText = ({ content }: { content: readonly Inline[] }) =>
  content.map((piece, index) => (
    // The pieces of a text neither move nor change: their place is their key.
    <Piece key={index} piece={piece} />
  ));

import type { Inline } from 'shared-contracts/api/content.schema';

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

/** Inline text with styles and links. */
export const InlineText = ({ content }: { content: readonly Inline[] }) =>
  content.map((piece, index) => (
    // Inline parts are static, so the index is a stable key.
    <Piece key={index} piece={piece} />
  ));

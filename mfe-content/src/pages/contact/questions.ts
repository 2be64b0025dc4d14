import type { Block } from 'shared-contracts/api/content.schema';

type Heading = Block & { kind: 'heading' };

interface Question {
  id: string;
  text: string;
  answer: Block[];
}
export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

/** Splits blocks into sections at the headings of a level. Drops blocks before the first such heading. */
const sectionsOf = (blocks: readonly Block[], level: 2 | 3): { heading: Heading; body: Block[] }[] => {
  const parts: { heading: Heading; body: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) parts.push({ heading: block, body: [] });
    else parts.at(-1)?.body.push(block);
  }
  return parts;
};

/** Questions of the help text by topic. A section with subheadings is a topic, a subheading a question. */
export const questionsOf = (blocks: readonly Block[]): QuestionGroup[] =>
  sectionsOf(blocks, 2)
    .map(({ heading, body }) => ({
      id: heading.id,
      title: heading.text,
      questions: sectionsOf(body, 3).map((part) => ({
        id: part.heading.id,
        text: part.heading.text,
        answer: part.body,
      })),
    }))
    .filter(({ questions }) => questions.length > 0);

const leadsTo = (body: readonly Block[], path: string): boolean =>
  body.some(
    (block) =>
      block.kind === 'paragraph' &&
      block.content.some((piece) => piece.kind === 'link' && piece.href === path),
  );

/** Contact details of the help text: its sections without questions and without a link to the page `here`. */
export const waysOf = (blocks: readonly Block[], here: string): Block[] =>
  sectionsOf(blocks, 2)
    .filter(({ body }) => sectionsOf(body, 3).length === 0 && !leadsTo(body, here))
    .flatMap(({ heading, body }) => [heading, ...body]);

/** Plain text of an answer, for structured data. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      switch (block.kind) {
        case 'paragraph':
        case 'notice':
          return [block.content.map(({ text }) => text).join('')];
        case 'list':
          return block.items.map((item) => item.map(({ text }) => text).join(''));
        case 'facts':
          return block.rows.map(({ label, value }) => `${label}: ${value.map(({ text }) => text).join('')}`);
        default:
          return [];
      }
    })
    .join(' ');

/** Rich text as staff type it: `**bold**` and `[words](/page)`. A backslash before a sign makes it a plain sign. */
import type { Inline } from 'shared-contracts/api/content.schema';

const escaped = (text: string): string => text.replace(/[\\*[\]]/g, '\\$&');
const unescaped = (text: string): string => text.replace(/\\([\\*[\]])/g, '$1');
const SAFE_HREF: Readonly<Record<string, string>> = { ' ': '%20', '(': '%28', ')': '%29' };

const toText = (inline: Inline): string => {
  switch (inline.kind) {
    case 'strong':
      return `**${escaped(inline.text)}**`;
    case 'link':
      return `[${escaped(inline.text)}](${inline.href.replace(/[ ()]/g, (sign) => SAFE_HREF[sign] ?? sign)})`;
    default:
      return escaped(inline.text);
  }
};

export const formatInlines = (inlines: readonly Inline[]): string => inlines.map(toText).join('');

/** Bold text or a link at the beginning. Signs after a backslash are part of its words. */
const MARKED = /^(?:\*\*((?:\\.|(?!\*\*)[^\\])+)\*\*|\[((?:\\.|[^\\\]])+)\]\(([^\s()]+)\))/;

/** Text that closes no mark is plain. Line breaks become spaces, as the shop shows them. */
export const parseInlines = (typed: string): Inline[] => {
  const inlines: Inline[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain) inlines.push({ kind: 'text', text: plain });
    plain = '';
  };
  let rest = typed.replace(/\s*\n\s*/g, ' ');
  while (rest) {
    const [whole, strong, words, href] = MARKED.exec(rest) ?? [];
    if (whole) {
      endPlain();
      if (strong !== undefined) inlines.push({ kind: 'strong', text: unescaped(strong) });
      else inlines.push({ kind: 'link', text: unescaped(words ?? ''), href: href ?? '' });
      rest = rest.slice(whole.length);
      continue;
    }
    const sign = /^\\[\\*[\]]/.test(rest) ? rest.slice(0, 2) : rest.slice(0, 1);
    plain += unescaped(sign);
    rest = rest.slice(sign.length);
  }
  endPlain();
  return inlines;
};

/** Template tag for HTML. It escapes every value that is not markup itself. */
import { escapeHtml } from '../html/head.ts';

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** An array is joined. False, null and undefined give nothing. */
export type Content = Markup | string | number | false | null | undefined | readonly Content[];

const textOf = (content: Content): string => {
  if (content instanceof Markup) return content.text;
  if (Array.isArray(content)) return content.map(textOf).join('');
  return content === false || content === null || content === undefined ? '' : escapeHtml(String(content));
};

export const html = (strings: TemplateStringsArray, ...values: Content[]): Markup =>
  new Markup(strings.reduce((all, part, at) => `${all}${textOf(values[at - 1])}${part}`));

/** Text that is markup already, for example a style sheet. */
export const trusted = (text: string): Markup => new Markup(text);

import path from 'node:path';
import { inline } from '@css-inline/css-inline';
import { Eta } from 'eta';
import { compile } from 'html-to-text';

const eta = new Eta({ views: path.join(import.meta.dirname, 'templates'), autoEscape: true, cache: true });

/** Renders a template of `templates/` to HTML. Escapes values. */
export const renderPage = (template: string, data: object): string => eta.render(template, data);

// Compiled once: reading the selectors takes longer than converting a mail.
const toText = compile({
  wordwrap: 100,
  selectors: [
    { selector: 'head', format: 'skip' },
    { selector: 'table.lines', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'table.totals', format: 'dataTable' },
    { selector: 'table.account', format: 'dataTable' },
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Renders a template of `templates/` to HTML and plain text. Escapes values. */
export const renderMail = (template: string, data: object): { html: string; text: string } => {
  const page = renderPage(template, data);
  // Inline the styles, because several mail programs remove <style>.
  return { html: inline(page), text: toText(page) };
};

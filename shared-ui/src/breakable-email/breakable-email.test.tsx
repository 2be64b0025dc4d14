import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BreakableEmail } from './index.ts';

const shown = (text: string) => renderToStaticMarkup(<BreakableEmail>{text}</BreakableEmail>);

it('lets a line break after the @ of an e-mail, and leaves other texts alone', () => {
  expect(shown('hola@casaquillay.example')).toBe('hola@<wbr/>casaquillay.example');
  expect(shown('Banco de Chile')).toBe('Banco de Chile');
});

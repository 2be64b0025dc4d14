import { expect, it } from 'vitest';
import { inlineScripts, urlsThatRan } from './evaluated-scripts.ts';

it('takes the executable inline scripts of a document, and no data', () => {
  const html = [
    '<script>first()</script>',
    '<script src="/file.js"></script>',
    '<script type="application/json">{"data":1}</script>',
    '<script type="speculationrules">{}</script>',
    '<script type="module" data-modules="/main.js">second()</script>',
  ].join('\n');
  expect(inlineScripts(html)).toBe('first()\nsecond()');
});

it('names a script once when its top level ran', () => {
  const script = (url: string, count: number) => ({
    url,
    functions: [{ ranges: [{ count }] }, { ranges: [{ count: 1 }] }],
  });
  const result = [
    script('http://shop/', 1),
    script('http://shop/', 1),
    script('http://shop/fetched-only.js', 0),
    script('', 1),
  ];
  expect(urlsThatRan({ result })).toEqual(['http://shop/']);
});

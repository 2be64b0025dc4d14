import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../fixtures/test.ts';
import { kindsOfPage } from '../shop/kinds-of-page.ts';

const ALWAYS = ['/', '/vinos', '/carrito'];
const LANGUAGES = ['es', 'en'];

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:document', 'html-validate:recommended'],
    rules: {
      // How React and the stitching of pages write what HTML lets one write in several ways.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      'void-style': 'off',
      // React's own ids begin with an underscore, as HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A filter takes several values of one name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
      // Telephone numbers are kept on one line by style, not by their characters.
      'tel-non-breaking': 'off',
    },
  }),
);

/** What a reader of markup alone cannot know. */
const KNOWN: readonly { rule: string; selector: RegExp; why: string }[] = [
  { rule: 'heading-level', selector: /^#age-gate-title$/, why: 'a dialog before the page, whose h1 follows' },
  {
    rule: 'unique-landmark',
    selector: /^#(header|menu-panel) > nav/,
    why: 'one of the two menus is displayed',
  },
  { rule: 'prefer-native-element', selector: /-list$/, why: 'the listbox of a combobox' },
];
const isKnown = ({ ruleId, selector }: Message) =>
  KNOWN.some((known) => known.rule === ruleId && known.selector.test(selector ?? ''));

/** `rule: message at selector`, one a finding. */
const findingsIn = async (html: string): Promise<string[]> => {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isKnown(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`);
};

const findingsOf = async (url: string, paths: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const path of paths)
    for (const language of LANGUAGES) {
      const answer = await fetch(new URL(path, url), { headers: { cookie: `locale=${language}` } });
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${language}`);
      found.push(...(await findingsIn(html)).map((finding) => `${path} (${language}) ${finding}`));
    }
  return found;
};

test('the first pages are valid HTML in both languages', async ({ shop }) => {
  expect(await findingsOf(shop.url, ALWAYS)).toEqual([]);
});

test('every kind of page is valid HTML in both languages', { tag: '@full' }, async ({ shop }) => {
  expect(await findingsOf(shop.url, await kindsOfPage())).toEqual([]);
});

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
      // Style rules that React's output does not follow. HTML allows both forms.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      'void-style': 'off',
      // React's ids start with an underscore. HTML allows it.
      'valid-id': ['error', { relaxed: true }],
      // A filter form sends several values under one name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
      // The shop keeps phone numbers on one line by CSS instead of non-breaking characters.
      'tel-non-breaking': 'off',
    },
  }),
);

/** Findings that are false positives, with the reason. */
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

/** Findings as `rule: message at selector`. */
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

/** Lets the page objects of `pages/` describe elements for browsers that Playwright does not drive. */
import type { Page } from '@playwright/test';

/** How a text must match: be equal, contain a part (upper or lower case does not matter), or match a pattern. */
export type Matcher = { equal: string } | { part: string } | { pattern: string; flags: string };

export type Step =
  | {
      by: 'role';
      role: string;
      name?: Matcher;
      options: { level?: number; expanded?: boolean; checked?: boolean };
      disabled?: boolean;
    }
  | { by: 'text' | 'label'; text: Matcher }
  | { by: 'css'; selector: string }
  | { by: 'position'; at: number }
  | { by: 'filter'; text?: Matcher; has?: readonly Step[]; visible?: boolean }
  | { by: 'or'; other: readonly Step[] };

type Text = string | RegExp;

const matcherOf = (text: Text, exact = false): Matcher => {
  if (text instanceof RegExp) return { pattern: text.source, flags: text.flags };
  return exact ? { equal: text } : { part: text.toLowerCase() };
};

interface RoleOptions {
  name?: Text;
  exact?: boolean;
  disabled?: boolean;
  level?: number;
  expanded?: boolean;
  checked?: boolean;
}

/** Records the calls that a page object makes on Playwright's `Page` and `Locator`. `findElements` carries them out. */
export class Query {
  readonly steps: readonly Step[];

  constructor(steps: readonly Step[] = []) {
    this.steps = steps;
  }

  #then(step: Step): Query {
    return new Query([...this.steps, step]);
  }

  getByRole(role: string, { name, exact, disabled, ...options }: RoleOptions = {}): Query {
    return this.#then({
      by: 'role',
      role,
      options,
      ...(name === undefined ? {} : { name: matcherOf(name, exact) }),
      ...(disabled === undefined ? {} : { disabled }),
    });
  }

  getByText(text: Text, { exact = false } = {}): Query {
    return this.#then({ by: 'text', text: matcherOf(text, exact) });
  }

  getByLabel(text: Text, { exact = false } = {}): Query {
    return this.#then({ by: 'label', text: matcherOf(text, exact) });
  }

  locator(selector: string): Query {
    return this.#then({ by: 'css', selector });
  }

  page(): Query {
    return new Query();
  }

  nth(at: number): Query {
    return this.#then({ by: 'position', at });
  }

  first(): Query {
    return this.nth(0);
  }

  last(): Query {
    return this.nth(-1);
  }

  filter({ hasText, has, visible }: { hasText?: Text; has?: Query; visible?: boolean }): Query {
    return this.#then({
      by: 'filter',
      ...(hasText === undefined ? {} : { text: matcherOf(hasText) }),
      ...(has === undefined ? {} : { has: has.steps }),
      ...(visible === undefined ? {} : { visible }),
    });
  }

  or(other: Query): Query {
    return this.#then({ by: 'or', other: other.steps });
  }
}

/** The same names as in the page object, each with a query in place of a locator. */
type Queries<Of> = {
  [Name in keyof Of]: Of[Name] extends (...args: infer Args) => unknown
    ? (...args: Args) => Query
    : Of[Name] extends { getByRole: unknown }
      ? Query
      : Queries<Of[Name]>;
};

/** Reads the elements of a page object as queries. */
export const queriesOf = <Of>(pageObject: (page: Page) => Of): Queries<Of> =>
  pageObject(new Query() as unknown as Page) as unknown as Queries<Of>;

/**
 * Buttons on the product cards of a page, which put a bottle into the case. A button is in a shadow root of its card:
 * React owns the card's children and may hydrate them later, and other pages load no byte for it.
 */
import type { Candidate } from './show-case-panel.model.ts';

/** A heart names its product by the first number: `12 9990 1` is the product 12 (shared-ui/src/heart). */
const HEART = '[data-favourite]';

const STYLE = `
  button {
    position: absolute;
    inset: 44px 0 auto auto;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    background: none;
    color: var(--ink-2);
    font: inherit;
    font-size: var(--step-12);
    font-weight: 600;
    cursor: pointer;
  }
  button:hover { color: var(--wine); }
  button:disabled { color: var(--ink-3); cursor: default; }
  button:focus-visible { outline: 2px solid var(--wine); outline-offset: -2px; }
  button[hidden] { display: none; }
  @media print { button { display: none; } }
`;

const idOf = (heart: HTMLElement): number => Number.parseInt(heart.dataset.favourite ?? '', 10);

export interface PageProducts {
  /** Cards with the ids of their products. A product may have several cards. */
  cards: [HTMLElement, number][];
  /** The product whose page this is. */
  opened: number | null;
}

/** Products that the page shows. */
export const findProducts = (page: Element): PageProducts => {
  const found: PageProducts = { cards: [], opened: null };
  for (const heart of page.querySelectorAll<HTMLElement>(HEART)) {
    const card = heart.closest<HTMLElement>('article');
    // The page of a product is an article with the title of the page.
    if (card && !card.querySelector('h1')) found.cards.push([card, idOf(heart)]);
    else found.opened ??= idOf(heart);
  }
  return found;
};

interface Parts {
  /** "+ Caja". */
  text: string;
  press: (sku: string) => void;
}

/** @returns function that shows the buttons of these candidates and hides the others */
export const createCardButtons = ({ text, press }: Parts) => {
  const buttons = new Map<HTMLElement, HTMLButtonElement>();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);

  const buttonOf = (card: HTMLElement): HTMLButtonElement => {
    const known = buttons.get(card);
    if (known) return known;
    // Another release of this panel may have made the root.
    const root = card.shadowRoot ?? card.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => press(button.value));
    root.replaceChildren(document.createElement('slot'), button);
    buttons.set(card, button);
    return button;
  };

  return (cards: PageProducts['cards'], candidates: ReadonlyMap<number, Candidate>): void => {
    for (const [card, id] of cards) {
      const candidate = candidates.get(id);
      if (!candidate) {
        const known = buttons.get(card);
        if (known) known.hidden = true;
        continue;
      }
      const button = buttonOf(card);
      button.hidden = false;
      button.value = candidate.sku;
      button.disabled = !candidate.canAdd;
      button.textContent = candidate.held > 0 ? `${text} · ${candidate.held}` : text;
      button.ariaLabel = `${button.textContent}: ${candidate.name}`;
    }
    for (const card of buttons.keys()) if (!card.isConnected) buttons.delete(card);
  };
};

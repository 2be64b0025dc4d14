/**
 * Every sign of use of a page, and what it starts (docs/architecture/first-use.md). The inline script of the shell,
 * the islands of the kit and the tests of the first use read these tables.
 */

/**
 * Controls that need the page's scripts. Most links are missing, because the browser follows them without scripts.
 */
const CONTROLS = 'button,input,select,textarea,summary,label,a[data-opens]';
/** Contents of an entry of the main menu, which opens its sheet below a resting pointer. */
const MENU_ENTRIES = '[data-entry] *';

interface UseEvents {
  /** Types of the events, separated by blanks. */
  types: string;
  /** Selector of the elements on which they count. Undefined: anywhere. */
  on?: string;
  /** They count when no other one of the type follows within this time, ms. */
  restMs?: number;
}

/** Events that show use, and start the scripts of a page. */
export const USE_EVENTS: readonly UseEvents[] = [
  // Assistive technology may click without a pointer.
  { types: 'pointerover pointerdown focusin click', on: CONTROLS },
  // Autofill, speech, paste and drop change a field without a key.
  { types: 'keydown input submit' },
  { types: 'pointermove', on: MENU_ENTRIES, restMs: 100 },
  // Scripts would make a scroll jerk, and a press right after it would wait for them.
  { types: 'scroll', restMs: 150 },
];

const typesOf = (rows: readonly UseEvents[]): string[] => rows.flatMap(({ types }) => types.split(' '));

// Functions, so that the inline script contains neither of them.
/** All types, for code that is loaded after any use. */
export const allUseEvents = (): string[] => typesOf(USE_EVENTS);
/** Types that hydrate the island below the event (shared-kit/src/island.tsx). */
export const islandEvents = (): string[] => typesOf(USE_EVENTS.filter(({ restMs }) => !restMs));

/** Kinds of controls, as the server renders them. */
export const CONTROL_KINDS = [
  'button',
  'field',
  'text area',
  'list',
  'box',
  'label',
  'summary',
  'dialog link',
] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

const TEXTS = ['field', 'text area'] as const satisfies readonly ControlKind[];
const PRESSED = [
  'button',
  'box',
  'label',
  'summary',
  'dialog link',
] as const satisfies readonly ControlKind[];

const FOCUSED = ['button', ...TEXTS, 'list', 'box', 'summary', 'dialog link'] as const;

interface SignOfUse {
  /** The first event that the browser sends for it on the control. */
  event: string;
  /** Kinds of controls on which it exists. Empty: it is a sign of the page or of its menu. */
  kinds: readonly ControlKind[];
  /**
   * What becomes of a sign before the hydration of its part: it only starts the scripts, its action is performed after
   * the hydration, or the value of the control stays.
   */
  effect: 'starts' | 'performed' | 'kept';
}

/** The ways in which people and their tools use a page. */
export const SIGNS_OF_USE = {
  'pointer over a control': { event: 'pointerover', kinds: CONTROL_KINDS, effect: 'starts' },
  press: { event: 'pointerdown', kinds: PRESSED, effect: 'performed' },
  touch: { event: 'pointerdown', kinds: PRESSED, effect: 'performed' },
  key: { event: 'keydown', kinds: ['button', 'box', 'summary', 'dialog link'], effect: 'performed' },
  typing: { event: 'keydown', kinds: TEXTS, effect: 'kept' },
  choice: { event: 'input', kinds: ['list'], effect: 'performed' },
  focus: { event: 'focusin', kinds: FOCUSED, effect: 'starts' },
  'click() of an assistive tool': { event: 'click', kinds: PRESSED, effect: 'performed' },
  'form submission': { event: 'submit', kinds: ['field'], effect: 'performed' },
  paste: { event: 'input', kinds: TEXTS, effect: 'kept' },
  'drag and drop': { event: 'input', kinds: TEXTS, effect: 'kept' },
  autofill: { event: 'input', kinds: [...TEXTS, 'list', 'box'], effect: 'kept' },
  'speech input': { event: 'input', kinds: TEXTS, effect: 'kept' },
  'pointer rests on a menu entry': { event: 'pointermove', kinds: [], effect: 'performed' },
  scroll: { event: 'scroll', kinds: [], effect: 'performed' },
} as const satisfies Readonly<Record<string, SignOfUse>>;

export type SignName = keyof typeof SIGNS_OF_USE;

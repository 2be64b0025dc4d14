/**
 * Copies the drawings of the icons the shop uses out of lucide-react into `src/icon/paths/`, each as one path.
 * The package itself would bring its own React components and context into every remote; a path is some 100 bytes.
 * Run by hand after adding a name to ICONS: `node shared-ui/scripts/make-icons.ts`; its output is committed.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type Shape = [tag: string, attributes: Record<string, string>];

/** Our name → lucide's file. */
const ICONS = {
  arrowLeft: 'arrow-left',
  arrowRight: 'arrow-right',
  bank: 'landmark',
  calendar: 'calendar',
  card: 'credit-card',
  cart: 'shopping-bag',
  check: 'check',
  cheese: 'cheese',
  chevronDown: 'chevron-down',
  chevronLeft: 'chevron-left',
  chevronRight: 'chevron-right',
  clock: 'clock',
  copy: 'copy',
  cross: 'x',
  error: 'circle-exclamation-point',
  eye: 'eye',
  eyeOff: 'eye-off',
  filter: 'sliders-horizontal',
  gift: 'gift',
  glass: 'wine',
  grape: 'grape',
  help: 'circle-question-mark',
  home: 'house',
  info: 'info',
  invoice: 'receipt-text',
  lock: 'lock',
  mail: 'mail',
  menu: 'ellipsis-vertical',
  message: 'message-circle',
  minus: 'minus',
  parcel: 'package',
  phone: 'phone',
  pin: 'map-pin',
  plus: 'plus',
  refresh: 'refresh-cw',
  search: 'search',
  share: 'share-2',
  sort: 'arrow-up-down',
  store: 'store',
  success: 'circle-check',
  trash: 'trash',
  truck: 'truck',
  user: 'user',
  warning: 'triangle-exclamation-point',
} as const;

const roundedRect = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}` +
  `h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** One lucide shape as path data; throws on a tag not met so far. */
function toPath([tag, a]: Shape): string {
  const n = (key: string): number => Number(a[key] ?? 0);
  // Joined to other paths, a leading relative "m" would no longer start at the origin.
  if (tag === 'path') return `${a.d}`.replace(/^m/, 'M0 0m');
  if (tag === 'line') return `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`;
  if (tag === 'circle') {
    const d = 2 * n('r');
    return `M${n('cx') - n('r')} ${a.cy}a${a.r} ${a.r} 0 1 0 ${d} 0a${a.r} ${a.r} 0 1 0-${d} 0`;
  }
  if (tag === 'rect') return roundedRect(n('x'), n('y'), n('width'), n('height'), n('rx'));
  if (tag === 'polyline') return `M${a.points}`;
  throw new Error(`no rule for <${tag}>`);
}

const header = `/**
 * Made by scripts/make-icons.ts; change that, not this. A drawing of lucide 1.75.0.
 * @license ISC, Copyright (c) Lucide Contributors; parts Copyright (c) Cole Bemis (MIT)
 */
`;
const at = (file: string): string => fileURLToPath(new URL(`../src/icon/${file}`, import.meta.url));
const moduleOf = (name: string): string =>
  `paths/${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;

for (const [name, file] of Object.entries(ICONS)) {
  const icon: { __iconData: { node: Shape[] } } = await import(`lucide-react/icons/${file}`);
  const drawing = icon.__iconData.node.map(toPath).join('');
  await writeFile(at(moduleOf(name)), `${header}export const ${name} =\n  '${drawing}';\n`);
}
// Were they one module, a script would hold every drawing that any script of its package shows.
const about =
  '/** Made by scripts/make-icons.ts; change that, not this. A module a drawing: each script holds those alone that it shows. */';
const exported = Object.keys(ICONS).map((name) => `export * from './${moduleOf(name)}';`);
await writeFile(at('paths.ts'), `${[about, ...exported].join('\n')}\n`);

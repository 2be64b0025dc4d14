/** Writes XML whose elements, and their order, come from a table. */
import { toLatin1 } from './latin1.ts';

/** Elements in their order: a name, or a name with the elements below it. */
export type Shape = readonly (string | readonly [name: string, children: Shape])[];

type Value = string | number;
type NameOf<E> = E extends readonly [infer N extends string, Shape] ? N : E extends string ? E : never;
type ValueOf<E> = E extends readonly [string, infer C extends Shape] ? Content<C> : Value;

/** Values by element. A list repeats the element. What is undefined is left out. */
export type Content<S extends Shape> = {
  readonly [E in S[number] as NameOf<E>]?: ValueOf<E> | readonly ValueOf<E>[] | undefined;
};

/** Only the signs that must be escaped: a signature library may write other entities as plain signs. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type AnyContent = Readonly<Record<string, unknown>>;

const writeValue = (name: string, value: unknown, children: Shape | undefined): string =>
  `<${name}>${children ? writeElements(children, value as AnyContent) : escapeXml(toLatin1(String(value)))}</${name}>`;

const writeElements = (shape: Shape, content: AnyContent): string => {
  const names = shape.map((entry) => (typeof entry === 'string' ? entry : entry[0]));
  const unknown = Object.keys(content).find((name) => !names.includes(name));
  if (unknown) throw new Error(`The element ${unknown} is not in the table of its document.`);
  return shape
    .flatMap((entry) => {
      const [name, children] = typeof entry === 'string' ? [entry, undefined] : entry;
      const value = content[name];
      return [value ?? []].flat().map((one) => writeValue(name, one, children));
    })
    .join('');
};

/** Writes the elements in the order of the table, without white space between them. */
export const writeXml = <const S extends Shape>(shape: S, content: Content<S>): string =>
  writeElements(shape, content);

/** Reads the fields of a step from a submitted form. */
import { getIn, setIn } from 'final-form';
import { type Draft, type DraftPart, EMPTY_DRAFT } from '../../lib/draft/draft.ts';
import type { PlainForm } from '../plain-page.ts';
import type { Place } from './places.ts';

/** A longer text is cut. Every field has a smaller limit, and reports it. */
const MAX_TEXT = 320;

/** A browser submits a line break as two characters, but counts it as one for the limit of a field. */
const textOf = (field = ''): string => field.replaceAll('\r\n', '\n').slice(0, MAX_TEXT);

/** Fields that no plain form has. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'guestId',
  'address_id',
  'createsAccount',
  'password',
  'remember',
]);

const pathsOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'object' ? pathsOf(one, `${prefix}${name}.`) : LEFT_OUT.has(name) ? [] : [prefix + name],
  );

/** @param places regions of the communes, because a form asks only for the commune */
export const readPart = <P extends DraftPart>(
  part: P,
  form: PlainForm,
  places: readonly Place[] = [],
): Draft[P] => {
  const regionOf = (commune = '') => places.find(({ communeId }) => communeId === commune)?.regionId ?? '';
  const read = (values: object, path: string): object => {
    if (path.endsWith('region_id'))
      return setIn(values, path, regionOf(form[path.replace('region_id', 'commune_id')])) as object;
    const isTick = typeof getIn(EMPTY_DRAFT[part], path) === 'boolean';
    return setIn(values, path, isTick ? form[path] === 'on' : textOf(form[path])) as object;
  };
  return pathsOf(EMPTY_DRAFT[part]).reduce<object>(read, EMPTY_DRAFT[part]) as Draft[P];
};

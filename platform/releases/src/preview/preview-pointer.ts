/** Changes of the previews in a pointer. Each returns a new pointer. */
import { hasEnded, isPreviewName, type Preview, type Previews } from './preview.ts';

/** The part of a pointer that these changes need. */
interface Pointed {
  previews?: Previews | undefined;
}

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 90;
/** Shells read the files of each into memory. */
const MOST_PREVIEWS = 10;
/** Open pages may load chunks of a preview for this long after its end. */
const KEPT_AFTER_END_MS = DAY_MS;

/** @throws Error that says which names are valid */
export const parsePreviewName = (text: string): string => {
  if (isPreviewName(text)) return text;
  throw new Error(
    `${text || 'Nothing'} is not a name for a preview. Use up to 40 lower-case letters, digits and hyphens`,
  );
};

/** @throws Error that says which numbers are valid */
export const parseDays = (text: string): number => {
  const days = Number(text);
  if (text.trim() !== '' && Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS) return days;
  throw new Error(`${text || 'Nothing'} is not a number of days. A preview lasts 1 to ${LONGEST_DAYS} days`);
};

/** The previews without those whose files are no longer needed. Undefined for none. */
export const currentPreviews = (previews: Previews = {}, now = Date.now()): Previews | undefined => {
  const kept = Object.entries(previews).filter(
    ([, { until }]) => now < Date.parse(until) + KEPT_AFTER_END_MS,
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

interface NewPreview {
  version: string;
  days: number;
  /** Hash of a new secret. It counts for a new preview, and for one that gets a new link. */
  key: string;
  isLinkNew?: boolean | undefined;
}

/**
 * Starts a preview, or gives a running one another version and end. The link of a running one stays valid.
 * @throws Error when the remote has no release, or too many previews
 */
export const setPreview = <P extends Pointed>(
  pointer: P | undefined,
  id: string,
  name: string,
  { version, days, key, isLinkNew = false }: NewPreview,
  now = Date.now(),
): P => {
  if (!pointer) throw new Error(`${id} has no release yet. Release it before a preview: pnpm release ${id}`);
  const previews = currentPreviews(pointer.previews, now) ?? {};
  const known = previews[name];
  const running = known && !hasEnded(known, now) ? known : undefined;
  const others = Object.entries(previews).filter(([other, one]) => other !== name && !hasEnded(one, now));
  if (others.length >= MOST_PREVIEWS)
    throw new Error(
      `${id} has ${MOST_PREVIEWS} previews already. Remove one of them: --preview <name> --remove`,
    );
  const previous = known?.version === version ? known.previous : known?.version;
  const next: Preview = {
    version,
    since: new Date(now).toISOString(),
    until: new Date(now + days * DAY_MS).toISOString(),
    key: running && !isLinkNew ? running.key : key,
    ...(previous ? { previous } : {}),
  };
  return { ...pointer, previews: { ...previews, [name]: next } };
};

/** Ends a preview. @throws Error when it does not run */
export const endPreview = <P extends Pointed>(
  pointer: P | undefined,
  id: string,
  name: string,
  now = Date.now(),
): P => {
  const known = pointer?.previews?.[name];
  if (!pointer || !known || hasEnded(known, now)) throw new Error(`${id} has no preview ${name}`);
  const ended: Preview = { ...known, until: new Date(now).toISOString() };
  return { ...pointer, previews: { ...currentPreviews(pointer.previews, now), [name]: ended } };
};

/** A preview that a change starts, changes or ends. Undefined for a change of something else. */
export const changedPreview = (
  before: Pointed | undefined,
  { previews = {} }: Pointed,
): (Preview & { name: string }) | undefined => {
  for (const [name, preview] of Object.entries(previews)) {
    const known = before?.previews?.[name];
    if (known?.since !== preview.since || known.until !== preview.until) return { name, ...preview };
  }
  return undefined;
};

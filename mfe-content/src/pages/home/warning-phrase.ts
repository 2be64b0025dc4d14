import { ALCOHOL_WARNINGS, type AlcoholPhrase } from 'shared-ui/alcohol-warning';

const PHRASES = Object.keys(ALCOHOL_WARNINGS) as AlcoholPhrase[];

/**
 * Legal warning that the merchant chose, by name or by text. The law allows no other texts, so an unknown
 * value gives the warning about minors.
 */
export const phraseOf = (chosen: string): AlcoholPhrase =>
  PHRASES.find((phrase) => phrase === chosen || ALCOHOL_WARNINGS[phrase] === chosen) ?? 'minors';

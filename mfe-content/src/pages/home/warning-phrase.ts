import { ALCOHOL_WARNINGS, type AlcoholPhrase } from 'shared-ui/alcohol-warning';

const PHRASES = Object.keys(ALCOHOL_WARNINGS) as AlcoholPhrase[];

/**
 * The phrase of the law that the merchant chose, given by its name or its words. The law allows no others, so
 * anything else is the one about minors.
 */
export const phraseOf = (chosen: string): AlcoholPhrase =>
  PHRASES.find((phrase) => phrase === chosen || ALCOHOL_WARNINGS[phrase] === chosen) ?? 'minors';

/** Types that the journeys use. The package has none of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    /** From the outermost thing to the one that is meant. */
    path: { type: string }[];
  }
  interface Extracted {
    /** Things by their `@type`. */
    jsonld: Record<string, unknown>;
    microdata: object;
    rdfa: object;
    metatags: object;
    errors: unknown[];
  }
  export default class Validator {
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}

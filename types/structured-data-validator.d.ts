/** Types of the functions that the journeys use. The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    /** Objects from the outermost to the one that the issue is about. */
    path: { type: string }[];
  }
  interface Extracted {
    /** `@type` → the JSON-LD objects of this type. */
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

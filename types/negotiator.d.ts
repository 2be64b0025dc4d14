/** The published types lack the option `preferred` (negotiator 1). */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string | string[] | undefined } });
    /** The encodings that the client names, best first. */
    encodings(): string[];
    /**
     * Those of the available encodings that the client accepts, best first. At equal quality, the order of
     * `preferred` decides.
     */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding[];
  }
}

/** The published types lack the option `preferred` (negotiator 1). */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding'?: string | string[] | undefined } });
    /**
     * The available encodings that the client accepts, best first. Equal quality: the order of `preferred`
     * decides.
     */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { preferred: readonly Encoding[] },
    ): Encoding[];
  }
}

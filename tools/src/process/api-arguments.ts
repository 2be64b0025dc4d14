/** Node's arguments for the API, as in its image (docs/operations/start-and-stop.md). */
export const API_ARGUMENTS = ['--min-semi-space-size=4'];

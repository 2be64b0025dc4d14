/** Trusted Types policy for JSON-LD. A script element requires a policy even for data that does not run. */

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string };
}

const rules = {
  /** @throws SyntaxError when the text is not JSON */
  createScript(text: string): string {
    JSON.parse(text);
    return text;
  },
};
let policy: typeof rules | undefined;

/** Text for a JSON-LD element. Throws for invalid JSON, also in browsers without Trusted Types. */
export const trustedJson = (text: string): string => {
  policy ??=
    (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  return policy.createScript(text);
};

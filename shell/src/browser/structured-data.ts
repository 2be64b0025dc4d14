/** Trusted Types policy for JSON-LD: a script element takes text only through a policy, although its data runs nowhere. */

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string };
}

const rules = {
  /** @throws SyntaxError for anything but JSON, such as a program */
  createScript(text: string): string {
    JSON.parse(text);
    return text;
  },
};
let policy: typeof rules | undefined;

/** Text that a JSON-LD element may hold. An engine without Trusted Types has the policy's rule too. */
export const trustedJson = (text: string): string => {
  policy ??=
    (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('structured-data', rules) ?? rules;
  return policy.createScript(text);
};

/**
 * Length of a password in characters. There is no composition rule. The API also refuses common passwords
 * (docs/product/accounts.md#registration).
 */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

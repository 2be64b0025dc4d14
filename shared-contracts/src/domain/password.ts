/** Characters of a password: no rule of composition (DESIGN §7); common ones are refused by the API. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

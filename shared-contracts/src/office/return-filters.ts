/** Returns by what they wait for. `late`: for staff, since more than three working days. */
export const RETURN_FILTERS = ['waiting', 'late', 'asked', 'decided'] as const;

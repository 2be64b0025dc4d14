type Iso<Value> = Value extends Date ? string : Value;

/** A row of the database, with its times in ISO 8601 as answers have them. */
export const isoTimes = <Row extends object>(row: Row): { [Key in keyof Row]: Iso<Row[Key]> } =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as { [Key in keyof Row]: Iso<Row[Key]> };

/** Row of an answer before `isoTimes`: some of its fields are times. */
export type Timed<Answer, Times extends keyof Answer> = Omit<Answer, Times> & {
  [Key in Times]: Date | Extract<Answer[Key], null>;
};

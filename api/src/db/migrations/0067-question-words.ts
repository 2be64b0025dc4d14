import { type Kysely, sql } from 'kysely';
import { toWords } from './0053-trade-words.ts';

/** Words of a question tell no fact: "cómo decantar", "hay pisco". */
const ES = {
  '': 'como, cuando, cuanto, cuanta, cuantos, cuantas, donde, cuales, quien, por, es, hay, se, muy',
};
const EN = { '': 'how, when, where, why, who, does, do, are, there, have, should, can, very' };

/** Adds question words to the fillers. Keeps a meaning that staff gave to one of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const words = [...toWords('es', ES), ...toWords('en', EN)];
  await sql`
    insert into search_synonyms (locale, phrase, facts)
    select locale, phrase, facts from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as words (locale text, phrase text, facts text[])
    on conflict (locale, phrase) do nothing`.execute(db);
};

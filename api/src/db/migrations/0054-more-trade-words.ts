import { type Kysely, sql } from 'kysely';
import { toWords } from './0053-trade-words.ts';

const ES = {
  // The words beside a phrase choose among its meanings: a box, or everyday wines.
  'tipo:para-todos-los-dias price:low': 'para todos los dias, todos los dias, diario, para el dia a dia',
  'tipo:para-el-mar food:mariscos': 'para el mar, para mariscos',
  'tipo:natural': 'organico, vino organico, biodinamico, ecologico',
  'sweetness:1': 'sin azucar',
  'tipo_gourmet:charcuteria food:cecinas': 'jamon serrano, charcuteria',
};
const EN = {
  'tipo:para-todos-los-dias price:low': 'everyday, every day, for every day, for everyday',
  'tipo:para-el-mar food:mariscos': 'for seafood, for shellfish',
  'tipo:natural': 'organic, organic wine, biodynamic',
  'sweetness:1': 'no sugar, sugar free',
};

/** Words of the trade that were missing in migration 0053, and phrases that have more meanings than it knew. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const words = [...toWords('es', ES), ...toWords('en', EN)];
  await sql`
    insert into search_synonyms (locale, phrase, facts)
    select locale, phrase, facts from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as words (locale text, phrase text, facts text[])
    on conflict (locale, phrase) do update set facts = excluded.facts`.execute(db);
};

/** Texts of the register of processing. */
export const personal_data = {
  title: 'Registro de datos',
  help: 'Para qué usa la tienda los datos de las personas, por cuánto tiempo y quién los recibe. La Agencia puede pedirlo.',
  purposes: 'Para qué se usan',
  name: 'Para qué',
  data: 'Qué datos',
  basis: 'Por qué se puede',
  term: 'Por cuánto tiempo',
  receivers: 'Quién los recibe',
  nobody: 'Nadie fuera de la tienda',
  tables: 'Dónde están',
  elsewhere: 'Fuera de la base de datos',
  place: 'Dónde',
  erased: 'Lo que se borró en los últimos 60 días',
  nothing_erased: 'En los últimos 60 días no se ha borrado nada.',
  rows: 'Cuántos',
  causes: { term: 'Pasó el plazo', person: 'La persona lo pidió' },
};
